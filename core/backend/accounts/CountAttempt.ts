import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { type Attempt, attemptKey } from './attemptKey.ts';

const MINUTE_MS = 60_000;
const TEN_MINUTES_MS = 10 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const SECOND_MS = 1000;

/**
 * Counts an attempt. Resolves with how many there were in the current period, which starts with the first of them, and in how many
 * seconds it ends. The period of an address with an e-mail is a minute; with any e-mail it is ten minutes for logins, an hour for signups.
 */
export type CountAttempt = (attempt: Attempt) => Promise<{ readonly attempts: number; readonly secondsLeft: number }>;

export function makeCountAttempt(ports: Pick<BackEndPorts, 'attempts' | 'clock'>): CountAttempt {
  return async (attempt) => {
    const now = ports.clock.now();
    const ofAddress = attempt.isSignup ? HOUR_MS : TEN_MINUTES_MS;
    const end = now + (attempt.email === undefined ? ofAddress : MINUTE_MS);
    const { attempts, endsAt } = await ports.attempts.count(attemptKey(attempt), timestamp(now), timestamp(end));
    return { attempts, secondsLeft: Math.ceil((Date.parse(endsAt) - now) / SECOND_MS) };
  };
}
