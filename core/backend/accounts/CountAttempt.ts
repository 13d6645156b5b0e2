import { emailKey } from '../../domain/accounts/emailKey.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { ForCountingAttempts } from '../ports/ForCountingAttempts.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/**
 * Counts an attempt of a network address to log in or sign up with an e-mail. Resolves with how many there were in the current minute,
 * which starts with the first of them, and in how many seconds it ends.
 */
export type CountAttempt = (attempt: {
  readonly address: string;
  readonly email: string;
}) => Promise<{ readonly attempts: number; readonly secondsLeft: number }>;

export function makeCountAttempt(ports: {
  readonly attempts: ForCountingAttempts;
  readonly clock: ForTellingTime;
}): CountAttempt {
  return async ({ address, email }) => {
    const now = ports.clock.now();
    const key = `${address} ${emailKey(email)}`;
    const { attempts, endsAt } = await ports.attempts.count(key, timestamp(now), timestamp(now + MINUTE_MS));
    return { attempts, secondsLeft: Math.ceil((Date.parse(endsAt) - now) / SECOND_MS) };
  };
}
