import { expect, it } from 'vitest';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { Forbidden } from '../ports/Forbidden.ts';
import { SessionEnded } from '../ports/SessionEnded.ts';
import { Unreachable } from '../ports/Unreachable.ts';
import { attemptCall } from './attemptCall.ts';

it('A call that succeeds has its result', async () => {
  expect(await attemptCall(async () => 7, new MemoryLog(), 'A call failed')).toBe(7);
});

it.each([
  [new Unreachable('Network Error'), 'The shop cannot be reached. Check your connection, then try again.', 0],
  [new SessionEnded('401'), 'Your session has ended. Please sign in again.', 0],
  [new Forbidden('403'), 'Your role does not allow this. Ask an owner.', 0],
  [new Error('500'), 'Something went wrong at the shop. Please try again.', 1],
])('After %s the text says whose fault it is, and only a fault of the back-end is logged', async (...row) => {
  const [error, text, logged] = row;
  const log = new MemoryLog();
  const failing = attemptCall(() => Promise.reject(error), log, 'A call failed');
  expect(await failing).toEqual({ outcome: 'failed', text });
  expect(log.entries).toEqual(logged === 0 ? [] : [{ text: 'A call failed', cause: error }]);
});
