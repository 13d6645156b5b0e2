import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { Refused } from '../ports/ForChangingOrders.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForManagingWork, SentMail, ShopJob } from '../ports/ForManagingWork.ts';

/** A page of a list. */
export type WorkPage<Entry> = { readonly entries: readonly Entry[]; readonly next?: string | undefined };

/** Reads a page of a list, the first or the one `after` another. */
export type ReadWork<Entry> = (after?: string) => Promise<({ readonly outcome: 'read' } & WorkPage<Entry>) | Failed>;

/** Does once more what an entry stands for. Resolves with the entry as it is then. */
export type RepeatWork<Entry extends { readonly id: unknown }> = (
  id: Entry['id'],
) => Promise<{ readonly outcome: 'queued'; readonly entry: Entry } | Refused | Failed>;

export type WorkPorts = { readonly work: ForManagingWork; readonly log: ForLogging };

/** Reads the mails, the newest first. */
export function makeReadMails({ work, log }: WorkPorts): ReadWork<SentMail> {
  return (after) =>
    attemptCall(
      async () => {
        const { mails: entries, next } = await work.mails(after);
        return { outcome: 'read' as const, entries, next };
      },
      log,
      'The mails could not be read',
    );
}

/** Sends a mail once more. */
export function makeSendMailAgain({ work, log }: WorkPorts): RepeatWork<SentMail> {
  return (id) =>
    attemptCall(
      async () => {
        const result = await work.sendAgain(id);
        return result.outcome === 'queued' ? { outcome: 'queued' as const, entry: result.mail } : result;
      },
      log,
      'A mail could not be sent again',
    );
}

/** Reads the jobs, those that the shop gave up first. */
export function makeReadJobs({ work, log }: WorkPorts): ReadWork<ShopJob> {
  return (after) =>
    attemptCall(
      async () => {
        const { jobs: entries, next } = await work.jobs(after);
        return { outcome: 'read' as const, entries, next };
      },
      log,
      'The jobs could not be read',
    );
}

/** Runs a job at the next occasion. */
export function makeRetryJob({ work, log }: WorkPorts): RepeatWork<ShopJob> {
  return (id) =>
    attemptCall(
      async () => {
        const result = await work.retryJob(id);
        return result.outcome === 'queued' ? { outcome: 'queued' as const, entry: result.job } : result;
      },
      log,
      'A job could not be run',
    );
}
