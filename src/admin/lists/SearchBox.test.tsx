// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../shared/ui/testing/render.ts';
import { typeText } from '../../shared/ui/testing/typeText.ts';
import { SearchBox } from './SearchBox.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search box above two tabs. Returns what was searched, each with the tab it was searched in. */
function tabbedSearch() {
  const searches: string[] = [];
  function Tabs() {
    const [tab, setTab] = useState('packed');
    const [text, setText] = useState('');
    const search = (typed: string) => {
      searches.push(`${tab}: ${typed}`);
      setText(typed);
    };
    return (
      <>
        <SearchBox label="Find orders" placeholder="" text={text} onSearch={search} />
        <button type="button" onClick={() => setTab('placed')}>
          To pack
        </button>
      </>
    );
  }
  const page = render(<Tabs />);
  const input = page.querySelector('input') as HTMLInputElement;
  const openTab = () => act(() => page.querySelector('button')?.click());
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { searches, input, openTab, wait };
}

it('A text is searched once, a quarter of a second after its last letter', () => {
  const { searches, input, wait } = tabbedSearch();
  typeText(input, 'be');
  wait(249);
  typeText(input, 'bela');
  wait(249);
  expect(searches).toEqual([]);
  wait(1);
  expect(searches).toEqual(['packed: bela']);
  wait(1_000);
  expect(searches).toHaveLength(1);
});

it('A text is searched in the tab that is open when the wait is over', () => {
  const { searches, input, openTab, wait } = tabbedSearch();
  typeText(input, 'bela');
  openTab();
  wait(250);
  expect(searches).toEqual(['placed: bela']);
});

it('Enter searches at once, and only once', () => {
  const { searches, input, wait } = tabbedSearch();
  typeText(input, ' bela ');
  act(() => input.form?.requestSubmit());
  expect(searches).toEqual(['packed: bela']);
  wait(1_000);
  expect(searches).toHaveLength(1);
});
