import { emailKey } from '../../domain/accounts/emailKey.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { ForCountingAttempts } from '../ports/accounts/ForCountingAttempts.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';

const MINUTE_MS = 60_000;
const TEN_MINUTES_MS = 10 * MINUTE_MS;
const QUARTER_OF_HOUR_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const SECOND_MS = 1000;

/**
 * An attempt of a network address: to log in or sign up with this e-mail or, without one, to do one of them with any; of any address, to
 * get a mail to an e-mail; of a shopper, to enter the present password; of a network address, to sign in to the admin; or of a person of the staff,
 * to show a one-time code.
 */
export type Attempt =
  | { readonly address: string; readonly email?: string; readonly isSignup?: boolean }
  | { readonly address: string; readonly staffEmail: string }
  | { readonly mailTo: string }
  | { readonly shopperId: string }
  | { readonly codeOf: string };

export type Attempts = {
  /**
   * Counts an attempt. Resolves with how many there were in the current period, which starts with the first of them, and in how many
   * seconds it ends. The period of an address with an e-mail and of a shopper is a minute; with any e-mail it is ten minutes for logins,
   * an hour for signups; that of mails to an e-mail is ten
   * minutes, that of the admin a quarter of an hour, that of one-time codes an hour.
   */
  count(attempt: Attempt): Promise<{ readonly attempts: number; readonly secondsLeft: number }>;
  /** Takes back an attempt that was counted, because it succeeded. */
  takeBack(attempt: Attempt): Promise<void>;
  /** Forgets all attempts of the period, because one succeeded. */
  forget(attempt: Attempt): Promise<void>;
};

export function makeAttempts(ports: {
  readonly attempts: ForCountingAttempts;
  readonly clock: ForTellingTime;
}): Attempts {
  return {
    async count(attempt) {
      const now = ports.clock.now();
      const end = timestamp(now + periodOf(attempt));
      const { attempts, endsAt } = await ports.attempts.count(keyOf(attempt), timestamp(now), end);
      return { attempts, secondsLeft: Math.ceil((Date.parse(endsAt) - now) / SECOND_MS) };
    },
    takeBack: (attempt) => ports.attempts.takeBack(keyOf(attempt)),
    forget: (attempt) => ports.attempts.forget(keyOf(attempt)),
  };
}

function periodOf(attempt: Attempt): number {
  if ('mailTo' in attempt) return TEN_MINUTES_MS;
  if ('staffEmail' in attempt) return QUARTER_OF_HOUR_MS;
  if ('codeOf' in attempt) return HOUR_MS;
  if ('shopperId' in attempt || attempt.email !== undefined) return MINUTE_MS;
  return attempt.isSignup ? HOUR_MS : TEN_MINUTES_MS;
}

/** Returns the key under which the attempt is counted. */
function keyOf(attempt: Attempt): string {
  if ('mailTo' in attempt) return `mail ${emailKey(attempt.mailTo)}`;
  if ('staffEmail' in attempt) return `staff ${attempt.address} ${emailKey(attempt.staffEmail)}`;
  if ('codeOf' in attempt) return `code ${attempt.codeOf}`;
  if ('shopperId' in attempt) return `shopper ${attempt.shopperId}`;
  const { address, email, isSignup = false } = attempt;
  if (email !== undefined) return `${address} ${emailKey(email)}`;
  return isSignup ? `signup ${address}` : address;
}
