import { expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import { ASK_AGAIN_MS, askAgain } from './askAgain.ts';

it('It is asked again every 30 s while the tab is looked at, and when it is looked at again', () => {
  const [clock, visibility] = [new MemoryClock(), new MemoryVisibility()];
  const asked: number[] = [];
  const stop = askAgain({ clock, visibility }, () => asked.push(clock.elapsed()));
  clock.advance(2 * ASK_AGAIN_MS);
  expect(asked).toEqual([30_000, 60_000]);
  visibility.lookAway();
  clock.advance(3.5 * ASK_AGAIN_MS);
  expect(asked.length).toBe(2);
  visibility.look();
  clock.advance(ASK_AGAIN_MS - 1);
  expect(asked.slice(2)).toEqual([165_000]);
  clock.advance(1);
  expect(asked.slice(3)).toEqual([195_000]);
  stop();
  visibility.look();
  clock.advance(ASK_AGAIN_MS);
  expect(asked.length).toBe(4);
});
