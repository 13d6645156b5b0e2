import type * as v from 'valibot';
import type { StoredMail } from '../../../core/backend/ports/ForStoringMails.ts';
import { isInvalid } from '../../../core/backend/ports/refusals/Invalid.ts';
import type { Waiting, WaitingTasks } from '../../../core/backend/ports/staff/ForCountingTasks.ts';
import type { Admin } from '../../../core/backend/staff/Admin.ts';
import { pageQuery } from '../../wire/admin/activityCalls.ts';
import {
  jobResponse,
  jobsResponse,
  mailResponse,
  mailsResponse,
  paymentProblemsResponse,
  paymentRefundResponse,
  todayResponse,
} from '../../wire/admin/workCalls.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';

/** The calls under /admin/today, /admin/mails, /admin/jobs and /admin/payments. */
export function workRoutes({ showToday, work }: Admin): readonly AdminRoute[] {
  return [
    staffRoute({
      ...{ method: 'GET', path: '/today', action: 'today.read', schema: { response: todayResponse } },
      summary: 'Returns what waits for staff: how much, since when, and where in the admin it is done.',
      handle: () => showToday(),
      toBody: (waiting) => ({ tasks: tasksOf(waiting) }),
    }),
    staffRoute({
      ...{ method: 'GET', path: '/mails', action: 'mails.read' },
      summary: 'Returns 50 mails, the newest first.',
      schema: { querystring: pageQuery, response: mailsResponse },
      handle: (_caller, { query: { after } }) => work.listMails(after),
      toBody: ({ mails, next }) => ({ mails: mails.map(toWireMail), ...(next && { next }) }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/mails/:id/again', action: 'mails.resend' },
      summary: 'Sends a mail once more, also one that was sent.',
      schema: { params: entryParameters, response: mailResponse },
      refusals: ['unknown-mail'],
      handle: ({ actor }, { params: { id } }) => work.sendAgain(actor, id),
      toBody: (mail) => ({ mail: toWireMail(mail) }),
    }),
    staffRoute({
      ...{ method: 'GET', path: '/jobs', action: 'jobs.read' },
      summary: 'Returns 50 jobs, those that the shop gave up first.',
      schema: { querystring: pageQuery, response: jobsResponse },
      handle: (_caller, { query: { after } }) => work.listJobs(after),
      toBody: ({ jobs, next }) => ({ jobs: jobs.map((job) => ({ ...job })), ...(next && { next }) }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/jobs/:id/retry', action: 'jobs.retry' },
      summary: 'Runs a job at the next occasion, also one that the shop gave up.',
      schema: { params: entryParameters, response: jobResponse },
      refusals: ['unknown-job'],
      handle: async ({ actor }, { params: { id } }) =>
        Number.isSafeInteger(Number(id)) ? work.retryJob(actor, Number(id)) : 'unknown-job',
      toBody: (job) => ({ job: { ...job } }),
    }),
    staffRoute({
      ...{ method: 'GET', path: '/payments/problems', action: 'orders.read-sums' },
      summary: 'Returns the captured payments that paid no order, the oldest first.',
      schema: { response: paymentProblemsResponse },
      handle: async () => ({ payments: await work.listPaymentProblems() }),
      toBody: ({ payments }) => ({
        payments: payments.map(({ paymentId: id, providerOrderId, problem = '', receivedAt, amount, refunded }) => ({
          ...{ id, providerOrderId, problem, receivedAt, amount, refunded },
        })),
      }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/payments/:id/refund', status: 201, action: 'orders.refund' },
      summary: 'Gives back what is left of a captured payment that paid no order.',
      schema: { params: entryParameters, response: paymentRefundResponse },
      handle: async ({ actor }, { params: { id } }) => {
        const refund = await work.refundPayment(actor, id);
        return isInvalid(refund) ? refund : { refund };
      },
      toBody: ({ refund: { id } }) => ({ refund: { id } }),
    }),
  ];
}

type Task = v.InferOutput<typeof todayResponse>['tasks'][number];

function tasksOf(waiting: WaitingTasks): Task[] {
  const task = (kind: Task['kind'], { count, oldestAt }: Waiting, link: string) => ({
    ...{ kind, count, link },
    ...(oldestAt !== undefined && { oldestAt }),
  });
  return [
    task('to-pack', waiting.toPack, '/admin/orders?state=placed'),
    task('to-ship', waiting.toShip, '/admin/orders?state=packed'),
    task('to-settle', waiting.toSettle, '/admin/returns?state=received'),
    task('failed-refunds', waiting.failedRefunds, `/admin/orders/${waiting.failedRefunds.order ?? ''}`),
    task('payment-problems', waiting.paymentProblems, '/admin#payments'),
    task('nearly-out', waiting.nearlyOut, '/admin/stock?state=low'),
    task('out', waiting.out, '/admin/stock?state=out'),
    task('failed-mails', waiting.failedMails, '/admin/settings#jobs'),
    task('failed-jobs', waiting.failedJobs, '/admin/settings#jobs'),
  ];
}

function toWireMail({ id, to, content, createdAt, sentAt, failure }: StoredMail) {
  return {
    ...{ id, kind: content.kind, to, createdAt },
    ...(sentAt !== undefined && { sentAt }),
    ...(failure !== undefined && { failure }),
  };
}
