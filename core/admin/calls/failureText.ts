import { Forbidden } from '../ports/Forbidden.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import { SessionEnded } from '../ports/SessionEnded.ts';
import { Unreachable } from '../ports/Unreachable.ts';

/** Returns what a member of staff reads about a call that failed: whose fault it is. A fault of the back-end is logged as `what`. */
export function failureText(error: unknown, log: ForLogging, what: string): string {
  if (error instanceof Unreachable) return 'The shop cannot be reached. Check your connection, then try again.';
  if (error instanceof SessionEnded) return 'Your session has ended. Please sign in again.';
  if (error instanceof Forbidden) return 'Your role does not allow this. Ask an owner.';
  log.error(what, error);
  return 'Something went wrong at the shop. Please try again.';
}
