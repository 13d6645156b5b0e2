import { expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { ConnectionViewModel } from './ConnectionViewModel.ts';

function aReach() {
  const clock = new MemoryClock();
  const tried: string[] = [];
  const call = (kind: 'question' | 'change', name: string) => ({ kind, again: async () => tried.push(name) });
  return { connection: new ConnectionViewModel(clock), clock, tried, call };
}

it('Retry tries everything again that was lost, in order, and once', () => {
  const { connection, tried, call } = aReach();
  connection.lose(call('change', 'one more'));
  connection.lose(call('question', 'the wishlist'));
  connection.retry();
  expect(tried).toEqual(['one more', 'the wishlist']);
  connection.retry();
  expect(tried).toHaveLength(2);
  expect(connection.isOffline).toBe(true);
});

it('What was asked in vain is asked again by itself, ten seconds after the last loss; what was to be changed is not', () => {
  const { connection, clock, tried, call } = aReach();
  connection.lose(call('change', 'one more'));
  clock.advance(9_000);
  connection.lose(call('question', 'the wishlist'));
  clock.advance(9_999);
  expect(tried).toEqual([]);
  clock.advance(1);
  expect(tried).toEqual(['the wishlist']);
});

it('Once something got through, the rest is asked again and no change comes as a surprise', () => {
  const { connection, tried, call } = aReach();
  connection.lose(call('change', 'one more'), call('question', 'the wishlist'));
  connection.find();
  expect([connection.isOffline, tried]).toEqual([false, ['the wishlist']]);
  connection.retry();
  expect(tried).toHaveLength(1);
});
