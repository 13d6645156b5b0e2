import type { Actor } from '../../domain/staff/Actor.ts';
import type { AdminAction } from '../../domain/staff/adminActions.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { makeSendAgain } from '../mails/SendAgain.ts';
import { makeRefundPayment } from '../orders/RefundPayment.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { QueuedJob } from '../ports/ForQueueingJobs.ts';
import type { StoredMail } from '../ports/ForStoringMails.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import type { Subject } from '../ports/staff/ForLoggingActivity.ts';
import { audited } from './audited.ts';
import { auditedPayment } from './auditedPayment.ts';

/** How many entries a page has. */
const PAGE = 50;

type Ports = Pick<BackEndPorts, 'transactions' | 'mails' | 'jobs' | 'payments' | 'clock' | 'ids'>;
type Read = Parameters<typeof audited>[1]['read'];

/** The mails, the jobs and the payments that paid no order: what the shop does by itself, and staff do again. */
export function makeManageWork(ports: Ports) {
  const { mails, jobs, payments, clock } = ports;
  const on = (actor: Actor, action: AdminAction, subject: Subject, read: Read) =>
    audited(ports, { actor, action, subject, read });

  return {
    /** Resolves with a page of mails, the newest first. */
    listMails: async (after?: string) => {
      const found = await mails.list({ after, most: PAGE + 1 });
      const page = found.slice(0, PAGE);
      return { mails: page, ...(found.length > PAGE && { next: page.at(-1)?.id ?? '' }) };
    },

    /** Sends a stored mail once more, also one that was sent. */
    sendAgain: async (actor: Actor, id: string): Promise<StoredMail | 'unknown-mail'> => {
      const { transactions } = on(actor, 'mails.resend', { kind: 'mail', id }, (stores) => stateOfMail(stores, id));
      if (!(await makeSendAgain({ transactions, clock })(id))) return 'unknown-mail';
      return (await mails.mail(id)) ?? 'unknown-mail';
    },

    /** Resolves with a page of jobs, those that the shop gave up first. */
    listJobs: async (after?: string) => {
      const found = await jobs.list({ ...(after !== undefined && { after: placeIn(after) }), most: PAGE + 1 });
      const page = found.slice(0, PAGE);
      const last = page.at(-1);
      return { jobs: page, ...(found.length > PAGE && last !== undefined && { next: textOf(last) }) };
    },

    /** Runs a job at the next occasion, also one that the shop gave up. */
    retryJob: (actor: Actor, id: number): Promise<QueuedJob | 'unknown-job'> =>
      on(actor, 'jobs.retry', { kind: 'job', id: `${id}` }, (stores) => stateOfJob(stores, id)).transactions.within(
        async (stores) => {
          await stores.jobs.retry(id, timestamp(clock.now()));
          return (await stores.jobs.job(id)) ?? 'unknown-job';
        },
      ),

    /** Resolves with the captured payments that paid no order, the oldest first. */
    listPaymentProblems: () => payments.problems(),

    /** Gives back what is left of a captured payment that paid no order. Resolves with the refund's id. */
    refundPayment: (actor: Actor, id: string): Promise<{ readonly id: string } | Invalid> =>
      makeRefundPayment(auditedPayment(ports, actor, id))(id, actor.name),
  };
}

/** The log names no recipient, since nothing is ever taken out of it. */
async function stateOfMail({ mails, jobs }: TransactionStores, id: string) {
  const [mail, job] = await Promise.all([mails.mail(id), jobs.jobOf('mail', id)]);
  return mail && { kind: mail.content.kind, sentAt: mail.sentAt, sendsAt: job?.runAt, failedAt: job?.failedAt };
}

async function stateOfJob({ jobs }: TransactionStores, id: number) {
  const job = await jobs.job(id);
  return job && { topic: job.topic, runsAt: job.runAt, failedAt: job.failedAt, attempts: job.attempts };
}

const GIVEN_UP = 'given-up-';
const WAITING = 'waiting-';

function textOf({ id, failedAt }: QueuedJob): string {
  return `${failedAt === undefined ? WAITING : GIVEN_UP}${id}`;
}

/** Returns the place in the list of jobs that a text names; an unknown text names the first. */
function placeIn(text: string): { readonly isGivenUp: boolean; readonly id: number } {
  const isGivenUp = text.startsWith(GIVEN_UP);
  const id = Number(text.slice((isGivenUp ? GIVEN_UP : WAITING).length));
  return Number.isSafeInteger(id) ? { isGivenUp, id } : { isGivenUp: true, id: 0 };
}
