import { expect, it } from 'vitest';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { SessionEnded } from '../ports/SessionEnded.ts';
import { Unreachable } from '../ports/Unreachable.ts';
import { attemptCall } from './attemptCall.ts';

it('A call that succeeds has its result', async () => {
  expect(await attemptCall(async () => 7, new MemoryLog(), 'A call failed')).toBe(7);
});

it.each([
  [new Unreachable('Network Error'), 'The shop cannot be reached. Check your connection, then try again.', false, 0],
  [new SessionEnded('401'), 'Your session has ended. Please sign in again.', true, 0],
  [new Error('500'), 'Something went wrong at the shop. Please try again.', false, 1],
])('After %s the text says whose fault it is, and only a fault of the back-end is logged', async (...row) => {
  const [error, text, isSignedOut, logged] = row;
  const log = new MemoryLog();
  const failing = attemptCall(() => Promise.reject(error), log, 'A call failed');
  expect(await failing).toEqual({ outcome: 'failed', text, isSignedOut });
  expect(log.entries).toEqual(logged === 0 ? [] : [{ text: 'A call failed', cause: error }]);
});
