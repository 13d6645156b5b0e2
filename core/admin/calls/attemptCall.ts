import type { ForLogging } from '../ports/ForLogging.ts';
import { failureText } from './failureText.ts';

/** A call had no effect that is known: why, for the member of staff. */
export type Failed = { readonly outcome: 'failed'; readonly text: string };

/** Makes a call. Resolves with what it resolves with, or with the text to show when it failed; `what` is for the log. */
export async function attemptCall<Result>(
  call: () => Promise<Result>,
  log: ForLogging,
  what: string,
): Promise<Result | Failed> {
  try {
    return await call();
  } catch (error) {
    return { outcome: 'failed', text: failureText(error, log, what) };
  }
}
