import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import type { Suggestion } from '../../../core/domain/catalogue/search/suggestions.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { makeAskCatalogue } from '../../../core/storefront/catalogue/AskCatalogue.ts';
import type { ForQueryingProducts } from '../../../core/storefront/ports/catalogue/ForQueryingProducts.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { SuggestionsViewModel } from './SuggestionsViewModel.ts';

const suggested: readonly Suggestion[] = [
  { kind: 'product', product: aProduct({ key: 'cap', id: 3, name: 'Sun Cap', discountedPrice: 15000 }) },
  { kind: 'creator', handle: '@cap.queen' },
  { kind: 'category', category: 'caps' },
];

function aSearchBox() {
  const opened: string[] = [];
  const clock = new MemoryClock();
  const answers = new Map<string, (suggestions: readonly Suggestion[] | Promise<never>) => void>();
  const catalogue: Pick<ForQueryingProducts, 'suggest'> = {
    suggest: (text) => new Promise((resolve) => answers.set(text, resolve)),
  };
  const box = new SuggestionsViewModel({
    askCatalogue: makeAskCatalogue({ catalogue: catalogue as ForQueryingProducts, log: new MemoryLog() }),
    listing: { shopCategory: (category) => void opened.push(category) },
    navigation: { goTo: (path) => void opened.push(path) },
    clock,
    pendingWork: new PendingWork(),
  });
  const type = async (text: string, found: readonly Suggestion[] | Promise<never>) => {
    const following = box.follow(text);
    answers.get(text)?.(found);
    await following;
  };
  return { box, clock, opened, answers, type };
}

describe('The suggestions of a search box', () => {
  it('are none and closed before anything is typed', () => {
    const { box, opened } = aSearchBox();
    expect([box.isOpen, box.active, box.announcement, box.rows]).toEqual([false, -1, '', []]);
    box.choose(0);
    expect(opened).toEqual([]);
  });

  it('close, and nothing is announced, when the catalogue cannot be asked', async () => {
    const { box, clock, type } = aSearchBox();
    await type('cap', suggested);
    await type('caps', Promise.reject(new Error('status 500')));
    clock.advance(1000);
    expect([box.isOpen, box.rows, box.announcement]).toEqual([false, [], '']);
  });

  it('are those of the latest text, in whatever order the answers come', async () => {
    const { box, answers } = aSearchBox();
    const following = [box.follow('ca'), box.follow('cap')];
    answers.get('cap')?.(suggested);
    answers.get('ca')?.([]);
    await Promise.all(following);
    expect(box.rows).toHaveLength(3);
  });

  it('do not open after they were closed', async () => {
    const { box, answers } = aSearchBox();
    const following = box.follow('cap');
    box.close();
    answers.get('cap')?.(suggested);
    await following;
    expect(box.isOpen).toBe(false);
  });
});

describe('The number of suggestions', () => {
  it.each([
    ['cap', suggested, '3 suggestions'],
    ['cap', suggested.slice(0, 1), '1 suggestion'],
    ['boots', [], 'No suggestions'],
    [' ', [], ''],
  ])('is announced for "%s" once the typing has stopped', async (text, found, announcement) => {
    const { box, clock, type } = aSearchBox();
    await type('c', suggested);
    clock.advance(400);
    await type(text, found);
    clock.advance(599);
    expect(box.announcement).toBe('');
    clock.advance(1);
    expect(box.announcement).toBe(announcement);
  });

  it('is not announced after the suggestions were closed', async () => {
    const { box, clock, type } = aSearchBox();
    const leave = box.appear();
    await type('cap', suggested);
    leave();
    clock.advance(1000);
    expect(box.announcement).toBe('');
  });
});
