import { afterEach, beforeEach, vi } from 'vitest';
import { SystemClock } from '../../../adapters/clock/SystemClock.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { describeClockContract } from './clockContract.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describeClockContract('MemoryClock', () => {
  const clock = new MemoryClock();
  return {
    clock,
    advance: (milliseconds) => clock.advance(milliseconds),
    setBack: (milliseconds) => clock.setBack(milliseconds),
  };
});

describeClockContract('SystemClock', () => ({
  clock: new SystemClock(),
  advance: (milliseconds) => vi.advanceTimersByTime(milliseconds),
  setBack: (milliseconds) => vi.setSystemTime(Date.now() - milliseconds),
}));
