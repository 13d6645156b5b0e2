// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAIN_ID } from '../ui/focus/mainId.ts';
import { restoreScroll } from './restoreScroll.ts';

const TOP = 4000;
const ADDRESS = '/product/7';
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<header><input></header><main id="${MAIN_ID}" tabindex="-1"></main>`;
  window.scrollTo({ top: 0 });
});

afterEach(() => stop());

/** Replaces the content of the page, and lets its observers run. */
async function show(content: string): Promise<void> {
  (document.getElementById(MAIN_ID) as HTMLElement).innerHTML = content;
  await new Promise((resolve) => setTimeout(resolve));
}

const card = `<a href="${ADDRESS}">Tee</a>`;
const focusedAddress = () => document.activeElement?.getAttribute('href');

describe('restoreScroll', () => {
  it('waits for the link', async () => {
    stop = restoreScroll({ path: '/', top: TOP, focus: ADDRESS });
    expect(focusedAddress()).not.toBe(ADDRESS);
    await show(card);
    expect(focusedAddress()).toBe(ADDRESS);
  });

  it('focuses the link when the page before had the focus and is removed afterwards', async () => {
    await show('<button>Add to Cart</button>');
    document.querySelector('button')?.focus();
    stop = restoreScroll({ path: '/', top: TOP, focus: ADDRESS });
    await show(card);
    expect(focusedAddress()).toBe(ADDRESS);
  });

  it('leaves the focus in the header', async () => {
    document.querySelector('input')?.focus();
    stop = restoreScroll({ path: '/', top: TOP, focus: ADDRESS });
    await show(card);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('leaves the focus after %s', async (move) => {
    stop = restoreScroll({ path: '/', top: TOP, focus: ADDRESS });
    window.dispatchEvent(new Event(move));
    await show(card);
    expect(focusedAddress()).not.toBe(ADDRESS);
  });

  it('ends when she scrolls by other means, such as the scroll bar', async () => {
    stop = restoreScroll({ path: '/', top: TOP, focus: ADDRESS });
    window.dispatchEvent(new Event('scroll'));
    window.scrollTo({ top: TOP - 700 });
    window.dispatchEvent(new Event('scroll'));
    await show(card);
    expect([window.scrollY, focusedAddress()]).toEqual([TOP - 700, null]);
  });

  it('goes on after the scroll that it has caused itself', async () => {
    stop = restoreScroll({ path: '/', top: TOP, focus: ADDRESS });
    window.dispatchEvent(new Event('scroll'));
    await show(card);
    expect([window.scrollY, focusedAddress()]).toEqual([TOP, ADDRESS]);
  });
});
