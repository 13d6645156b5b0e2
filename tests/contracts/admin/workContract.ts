import { describe, expect, it } from 'vitest';
import type { ForManagingWork } from '../../../core/admin/ports/ForManagingWork.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';

/** A payment for a checkout that the shop does not know. */
export const STRAY_PAYMENT = {
  ...{ id: 'pay_9', providerOrderId: 'order_9', problem: 'unknown-checkout', amount: 10_000 },
  ...{ receivedAt: '2026-01-01T00:00:00+00:00', refunded: 0 },
};
/** A refund that the shop gave up. */
export const GIVEN_UP_JOB = {
  topic: 'refund',
  subject: 'b',
  error: 'The account is empty',
  at: '2026-01-01T00:00:00+00:00',
};

/** The port on a shop in which nothing has happened, with the test controls that the contract needs. */
export type WorkSubject = {
  readonly work: ForManagingWork;
  /** Lets {@link STRAY_PAYMENT} come in. */
  payStray(): Promise<void>;
  /** Lets this many mails of the kind `verify-email` be sent, in this order. Resolves with their ids. */
  sendMails(count: number): Promise<readonly string[]>;
  /** Gives {@link GIVEN_UP_JOB} up. */
  giveUpJob(): Promise<void>;
  fail(how: 'offline' | 'broken' | 'signed-out'): void;
};

export function describeWorkContract(name: string, makeSubject: () => Promise<WorkSubject>): void {
  describe(`${name}: what waits`, () => {
    it('is counted with where it is done, and a payment that fits no order is given back once', async () => {
      const { work, payStray } = await makeSubject();
      const waiting = async () => (await work.tasks()).filter(({ count }) => count > 0);
      expect([await waiting(), await work.paymentProblems()]).toEqual([[], []]);
      await payStray();
      const { receivedAt: oldestAt } = STRAY_PAYMENT;
      expect(await waiting()).toEqual([{ kind: 'payment-problems', count: 1, oldestAt, link: '/admin#payments' }]);
      expect(await work.paymentProblems()).toEqual([STRAY_PAYMENT]);
      expect(await work.refundPayment(STRAY_PAYMENT.id)).toEqual({ outcome: 'refunded' });
      expect(await waiting()).toEqual([]);
      expect(await work.paymentProblems()).toEqual([{ ...STRAY_PAYMENT, refunded: STRAY_PAYMENT.amount }]);
      expect(await work.refundPayment(STRAY_PAYMENT.id)).toEqual({
        outcome: 'refused',
        text: 'The payment is refunded already',
      });
      expect(await work.refundPayment('pay/0')).toMatchObject({ outcome: 'refused' });
    });
  });

  describe(`${name}: the mails`, () => {
    it('are read page by page, the newest first, and sent again', async () => {
      const { work, sendMails } = await makeSubject();
      const ids = await sendMails(51);
      const { mails, next } = await work.mails();
      expect(mails).toHaveLength(50);
      expect(mails[0]).toEqual({
        ...{ id: ids.at(-1), kind: 'verify-email', to: 'asha@example.com' },
        ...{ createdAt: expect.any(String), sentAt: expect.any(String) },
      });
      const rest = await work.mails(next);
      expect([rest.mails.at(-1)?.id, rest.next]).toEqual([ids[0], undefined]);
      const { sentAt: _, ...waiting } = mails[0] ?? {};
      expect(await work.sendAgain(mails[0]?.id ?? '')).toEqual({ outcome: 'queued', mail: waiting });
      expect((await work.mails()).mails[0]).toEqual(waiting);
      expect(await work.sendAgain('no/mail')).toEqual({ outcome: 'refused', text: 'The mail does not exist.' });
    });
  });

  describe(`${name}: the jobs`, () => {
    it('that were given up say why, and are run again', async () => {
      const { work, giveUpJob } = await makeSubject();
      await giveUpJob();
      const { jobs, next } = await work.jobs();
      const { topic, subject, error: lastError, at: failedAt } = GIVEN_UP_JOB;
      const [job] = jobs;
      expect([job, next]).toEqual([expect.objectContaining({ topic, subject, lastError, failedAt }), undefined]);
      const again = await work.retryJob(job?.id ?? 0);
      expect(again).toMatchObject({ outcome: 'queued', job: { id: job?.id, topic, subject, attempts: 0 } });
      expect((await work.jobs()).jobs[0]).not.toHaveProperty('failedAt');
      const text = 'The job does not exist, or it is done.';
      expect(await work.retryJob(999)).toEqual({ outcome: 'refused', text });
    });
  });

  it(`${name}: every call rejects without an answer, without a session, and when the back-end fails`, async () => {
    const { work, fail } = await makeSubject();
    const calls: readonly (() => Promise<unknown>)[] = [
      ...[() => work.tasks(), () => work.paymentProblems(), () => work.refundPayment('pay_9'), () => work.mails()],
      ...[() => work.sendAgain('mail'), () => work.jobs(), () => work.retryJob(1)],
    ];
    fail('offline');
    for (const call of calls) await expect(call()).rejects.toBeInstanceOf(Unreachable);
    fail('signed-out');
    for (const call of calls) await expect(call()).rejects.toBeInstanceOf(SessionEnded);
    fail('broken');
    for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'Error' });
  });
}
