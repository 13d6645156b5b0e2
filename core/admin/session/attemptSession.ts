import { failureText } from '../calls/failureText.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { SignInOutcome } from '../ports/ForSigningIn.ts';
import type { SignedInStaff } from '../ports/SignedInStaff.ts';
import { waitText } from './waitText.ts';

/** A session has begun. */
export type SessionBegun = { readonly outcome: 'begun'; readonly staff: SignedInStaff };

type CodeNeeded = Extract<SignInOutcome, { readonly outcome: 'code-needed' }>;
type Refused = { readonly outcome: 'refused'; readonly text: string };

/** Makes an attempt to begin a session. Returns the text to show when it has not begun: whose fault it is, and how long to wait. */
export async function attemptSession(
  attempt: () => Promise<SignInOutcome>,
  log: ForLogging,
): Promise<SessionBegun | CodeNeeded | Refused> {
  try {
    const answer = await attempt();
    if (answer.outcome === 'signed-in') return { outcome: 'begun', staff: answer.staff };
    if (answer.outcome === 'code-needed') return answer;
    return { outcome: 'refused', text: answer.wait > 0 ? waitText(answer.wait) : answer.text };
  } catch (error) {
    return { outcome: 'refused', text: failureText(error, log, 'A session could not be begun') };
  }
}
