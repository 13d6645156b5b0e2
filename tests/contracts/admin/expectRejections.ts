import { expect } from 'vitest';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import type { Fault } from './signedInServer.ts';

/** Asserts what each call rejects with when calls fail. */
export async function expectRejections(calls: readonly (() => Promise<unknown>)[], fail: (how: Fault) => void) {
  fail('offline');
  for (const call of calls) await expect(call()).rejects.toBeInstanceOf(Unreachable);
  fail('broken');
  for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'Error' });
  fail('signed-out');
  for (const call of calls) await expect(call()).rejects.toBeInstanceOf(SessionEnded);
}
