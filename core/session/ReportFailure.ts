import type { ForLogging } from '../ports/ForLogging.ts';
import { SessionRejected } from '../ports/SessionRejected.ts';
import type { EndSession } from './EndSession.ts';

/** What every protected call does with its failure: logs it, and ends the session when that is what was refused. */
export type ReportFailure = (error: unknown) => void;

export function makeReportFailure(log: ForLogging, endSession: EndSession): ReportFailure {
  return (error) => {
    log.error('A call to the shop failed', error);
    if (error instanceof SessionRejected) endSession(error.token);
  };
}
