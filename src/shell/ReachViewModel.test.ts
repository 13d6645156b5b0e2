import { expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { ReachViewModel } from './ReachViewModel.ts';

function aReach() {
  const clock = new MemoryClock();
  const tried: string[] = [];
  const call = (kind: 'question' | 'change', name: string) => ({ kind, again: async () => tried.push(name) });
  return { reach: new ReachViewModel(clock), clock, tried, call };
}

it('Retry tries everything again that was lost, in order, and once', () => {
  const { reach, tried, call } = aReach();
  reach.lose(call('change', 'one more'));
  reach.lose(call('question', 'the wishlist'));
  reach.retry();
  expect(tried).toEqual(['one more', 'the wishlist']);
  reach.retry();
  expect(tried).toHaveLength(2);
  expect(reach.isOutOfReach).toBe(true);
});

it('What was asked in vain is asked again by itself, ten seconds after the last loss; what was to be changed is not', () => {
  const { reach, clock, tried, call } = aReach();
  reach.lose(call('change', 'one more'));
  clock.advance(9_000);
  reach.lose(call('question', 'the wishlist'));
  clock.advance(9_999);
  expect(tried).toEqual([]);
  clock.advance(1);
  expect(tried).toEqual(['the wishlist']);
});

it('Once something got through, the rest is asked again and no change comes as a surprise', () => {
  const { reach, tried, call } = aReach();
  reach.lose(call('change', 'one more'), call('question', 'the wishlist'));
  reach.find();
  expect([reach.isOutOfReach, tried]).toEqual([false, ['the wishlist']]);
  reach.retry();
  expect(tried).toHaveLength(1);
});
