import type { ForLogging } from '../ports/ForLogging.ts';
import { SessionRejected } from '../ports/SessionRejected.ts';
import { Unreachable } from '../ports/Unreachable.ts';
import type { EndSession } from './EndSession.ts';

/** A call that brought nothing: the back-end refused or made no sense, or it could not be reached at all. */
export type Failure = { readonly outcome: 'failed' } | { readonly outcome: 'unreachable' };

/** What every protected call does with its failure: logs it, and ends the session when that is what was refused. */
export type ReportFailure = (error: unknown) => Failure;

export function makeReportFailure(log: ForLogging, endSession: EndSession): ReportFailure {
  return (error) => {
    log.error('A call to the shop failed', error);
    if (error instanceof SessionRejected) endSession(error.token);
    return failureOf(error);
  };
}

/** Which failure an error is. */
export function failureOf(error: unknown): Failure {
  return { outcome: error instanceof Unreachable ? 'unreachable' : 'failed' };
}
