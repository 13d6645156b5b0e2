import { type Failure, failureOf } from '../ports/failures/Failure.ts';
import { SessionRejected } from '../ports/failures/SessionRejected.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { EndSession } from './EndSession.ts';

/** Logs the failure of a protected call. Ends the session when the back-end rejected it. */
export type ReportFailure = (error: unknown) => Failure;

export type ReportFailurePorts = Pick<StorefrontPorts, 'log'> & { readonly endSession: EndSession };

export function makeReportFailure({ log, endSession }: ReportFailurePorts): ReportFailure {
  return (error) => {
    log.error('A call to the shop failed', error);
    if (error instanceof SessionRejected) endSession(error.token);
    return failureOf(error);
  };
}
