import { HttpWork } from '../../../adapters/http/admin/HttpWork.ts';
import { MemoryWork } from '../../../adapters/memory/admin/MemoryWork.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import { faultOf } from './faultOf.ts';
import { signedInServer } from './signedInServer.ts';
import { describeWorkContract, GIVEN_UP_JOB, STRAY_PAYMENT } from './workContract.ts';

const minuteOf = (at: number) => timestamp(Date.UTC(2026, 2, 1, 9, at));
const mailIds = (count: number) => Array.from({ length: count }, (_, at) => `verify-${at}`);

describeWorkContract('MemoryWork', async () => {
  const work = new MemoryWork();
  return {
    work,
    payStray: async () => {
      work.payments = [STRAY_PAYMENT];
      const { receivedAt: oldestAt } = STRAY_PAYMENT;
      work.waiting = [{ kind: 'payment-problems', count: 1, oldestAt, link: '/admin#payments' }];
    },
    sendMails: async (count) => {
      const ids = mailIds(count);
      const mail = { kind: 'verify-email', to: 'asha@example.com' };
      const sent = ids.map((id, at) => ({ id, ...mail, createdAt: minuteOf(at), sentAt: minuteOf(at) }));
      work.allMails = sent.toReversed();
      return ids;
    },
    giveUpJob: async () => {
      const { topic, subject, error: lastError, at } = GIVEN_UP_JOB;
      work.allJobs = [{ id: 1, topic, subject, attempts: 1, runAt: at, lastError, failedAt: at }];
    },
    fail: (how) => {
      work.failure = faultOf(how);
    },
  };
});

describeWorkContract('HttpWork on the server', async () => {
  const { api, fixture, fail } = await signedInServer();
  const { payments, mails, jobs } = fixture.ports;
  return {
    ...{ work: new HttpWork(api), fail },
    payStray: async () => {
      const { id: paymentId, refunded: _, ...payment } = STRAY_PAYMENT;
      await payments.put({ ...payment, paymentId, status: 'captured', problem: 'unknown-checkout' });
    },
    sendMails: async (count) => {
      const ids = mailIds(count);
      for (const [at, id] of ids.entries()) {
        const content = { kind: 'verify-email', firstName: 'Asha', token: 'secret' } as const;
        await mails.add({ id, to: 'asha@example.com', content }, minuteOf(at));
        await mails.markSent(id, minuteOf(at));
      }
      return ids;
    },
    giveUpJob: async () => {
      const { topic, subject, error, at } = GIVEN_UP_JOB;
      await jobs.add({ topic: 'refund', subject, runAt: at });
      const [job] = await jobs.claim('refund', at, at, 1);
      if (job?.topic === topic) await jobs.giveUp(job, at, error);
    },
  };
});
