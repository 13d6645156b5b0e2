// @vitest-environment happy-dom

import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestingLibraryPage } from './dom/TestingLibraryPage.ts';
import { ScreenPage } from './ScreenPage.ts';

const PAGE = `
  <header><a href="#header-login">Login</a><a href="#help">Help</a></header>
  <main>
    <a href="#content-login">Login</a><button>Save</button>
    <article aria-label="Mug"><button aria-label="One more: Mug">More</button></article>
  </main>
  <footer><a href="#privacy">Privacy</a></footer>`;

let pressed: string[];
beforeEach(() => {
  pressed = [];
  document.body.innerHTML = PAGE;
  document.body.onclick = ({ target }) => pressed.push((target as Element).getAttribute('href') ?? 'a button');
});

const screen = () => new ScreenPage({ page: new TestingLibraryPage(userEvent.setup({ document, delay: null })) });

describe('Pressing a link or a button by its name', () => {
  it.each([
    ['Help', '#help'],
    ['Privacy', '#privacy'],
    ['Login', '#content-login'],
    ['Save', 'a button'],
  ])('reaches the header, the content and the footer, the content first: %s', async (name, target) => {
    await screen().press(name);
    expect(pressed).toEqual([target]);
  });

  it('reaches nothing beside an open dialog', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Close</button></div>');
    await screen().press('Close');
    await expect(screen().press('Privacy')).rejects.toThrow('There are 0 of button,link Privacy in dialog');
    expect(pressed).toEqual(['a button']);
  });

  it('finds that of one product by the text that it shows', async () => {
    await screen().press('More', 'Mug');
    expect(pressed).toEqual(['a button']);
  });
});
