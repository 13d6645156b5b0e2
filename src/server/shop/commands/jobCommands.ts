import { timestamp } from '../../../../core/domain/time/timestamp.ts';
import type { CommandEntry } from '../ShopServices.ts';
import { wholeNumber } from './wholeNumber.ts';

/** The commands about mails and jobs. */
export const jobCommands: readonly CommandEntry[] = [
  {
    ...{ words: 'mails list', values: [0, 0] },
    usage: '  print the mails, the newest first, at most 500',
    run: async (_, { stores, out }) => {
      const mails = await stores.mails.list();
      for (const { id, to, content, createdAt, sentAt } of mails)
        out.print([createdAt, id, content.kind, to, sentAt === undefined ? 'not sent' : `sent ${sentAt}`].join('  '));
      out.print(`Mails: ${mails.length}`);
      return 0;
    },
  },
  {
    ...{ words: 'mails again', values: [1, 1] },
    usage: 'ID   send a mail once more',
    run: async ({ values: [id = ''] }, { backEnd, out }) => {
      if (!(await backEnd.sendAgain(id))) throw new Error(`There is no mail ${id}`);
      out.print(`The mail ${id} is sent again`);
      return 0;
    },
  },
  {
    ...{ words: 'jobs list', values: [0, 0] },
    usage: '  print the jobs, those that were given up first, at most 500',
    run: async (_, { stores, out }) => {
      const jobs = await stores.jobs.list();
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
    run: async ({ values: [id = ''] }, { stores, out }) => {
      if (!(await stores.jobs.retry(wholeNumber(id), timestamp(Date.now())))) throw new Error(`There is no job ${id}`);
      out.print(`The job ${id} runs now`);
      return 0;
    },
  },
];
