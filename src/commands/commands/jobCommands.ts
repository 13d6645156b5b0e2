import { jobResponse, jobsResponse, mailResponse, mailsResponse } from '../../../adapters/wire/admin/workCalls.ts';
import { orUnknown } from '../orUnknown.ts';
import type { CommandEntry } from '../ShopCommand.ts';
import { wholeNumber } from './wholeNumber.ts';

const MOST = 500;

/** The commands about mails and jobs. */
export const jobCommands: readonly CommandEntry[] = [
  {
    ...{ words: 'mails list', values: [0, 0] },
    usage: '  print the mails, the newest first, at most 500',
    run: async (_, { shop, out }) => {
      const mails = await first(shop.pages('/mails', mailsResponse), (page) => page.mails);
      for (const { id, kind, to, createdAt, sentAt } of mails)
        out.print([createdAt, id, kind, to, sentAt === undefined ? 'not sent' : `sent ${sentAt}`].join('  '));
      out.print(`Mails: ${mails.length}`);
      return 0;
    },
  },
  {
    ...{ words: 'mails again', values: [1, 1] },
    usage: 'ID   send a mail once more',
    run: async ({ values: [id = ''] }, { shop, out }) => {
      const sent = shop.call(`POST /mails/${encodeURIComponent(id)}/again`, mailResponse);
      await orUnknown(sent, `There is no mail ${id}`);
      out.print(`The mail ${id} is sent again`);
      return 0;
    },
  },
  {
    ...{ words: 'jobs list', values: [0, 0] },
    usage: '  print the jobs, those that were given up first, at most 500',
    run: async (_, { shop, out }) => {
      const jobs = await first(shop.pages('/jobs', jobsResponse), (page) => page.jobs);
      for (const { id, topic, subject, runAt, attempts, lastError, failedAt } of jobs) {
        const when = failedAt === undefined ? `runs ${runAt}` : `given up ${failedAt}`;
        out.print([id, topic, subject, when, `${attempts} attempts`, ...(lastError ? [lastError] : [])].join('  '));
      }
      out.print(`Jobs: ${jobs.length}`);
      return 0;
    },
  },
  {
    ...{ words: 'jobs retry', values: [1, 1] },
    usage: 'ID   run a job now',
    run: async ({ values: [id = ''] }, { shop, out }) => {
      await orUnknown(shop.call(`POST /jobs/${wholeNumber(id)}/retry`, jobResponse), `There is no job ${id}`);
      out.print(`The job ${id} runs now`);
      return 0;
    },
  },
];

/** Resolves with the first entries of a list. */
async function first<Page, Entry>(
  pages: AsyncIterable<Page>,
  entriesOf: (page: Page) => readonly Entry[],
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for await (const page of pages) {
    entries.push(...entriesOf(page));
    if (entries.length >= MOST) break;
  }
  return entries.slice(0, MOST);
}
