import type { ForLogging } from '../ports/ForLogging.ts';
import type { SignInOutcome } from '../ports/ForSigningIn.ts';
import type { SignedInStaff } from '../ports/SignedInStaff.ts';
import { Unreachable } from '../ports/Unreachable.ts';
import { waitText } from './waitText.ts';

/** A session has begun. */
export type SessionBegun = { readonly outcome: 'begun'; readonly staff: SignedInStaff };

type Refused = { readonly outcome: 'refused'; readonly text: string };

/** Makes an attempt to begin a session. Returns the text to show when it has not begun: whose fault it is, and how long to wait. */
export async function attemptSession(
  attempt: () => Promise<SignInOutcome>,
  log: ForLogging,
): Promise<SessionBegun | Refused> {
  try {
    const answer = await attempt();
    if (answer.outcome === 'signed-in') return { outcome: 'begun', staff: answer.staff };
    return { outcome: 'refused', text: answer.wait > 0 ? waitText(answer.wait) : answer.text };
  } catch (error) {
    if (error instanceof Unreachable) {
      return { outcome: 'refused', text: 'The shop cannot be reached. Check your connection, then try again.' };
    }
    log.error('A session could not be begun', error);
    return { outcome: 'refused', text: 'Something went wrong at the shop. Please try again.' };
  }
}
