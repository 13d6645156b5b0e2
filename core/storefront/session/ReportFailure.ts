import type { ForLogging } from '../ports/ForLogging.ts';
import { SessionRejected } from '../ports/SessionRejected.ts';
import { Unreachable } from '../ports/Unreachable.ts';
import type { EndSession } from './EndSession.ts';

/** A failed call: `unreachable` without a response of the back-end, `failed` for an error or an invalid response. */
export type Failure = { readonly outcome: 'failed' } | { readonly outcome: 'unreachable' };

/** Logs the failure of a protected call. Ends the session when the back-end rejected it. */
export type ReportFailure = (error: unknown) => Failure;

export type ReportFailurePorts = { readonly log: ForLogging; readonly endSession: EndSession };

export function makeReportFailure({ log, endSession }: ReportFailurePorts): ReportFailure {
  return (error) => {
    log.error('A call to the shop failed', error);
    if (error instanceof SessionRejected) endSession(error.token);
    return failureOf(error);
  };
}

export function failureOf(error: unknown): Failure {
  return { outcome: error instanceof Unreachable ? 'unreachable' : 'failed' };
}
