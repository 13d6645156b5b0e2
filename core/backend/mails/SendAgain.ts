import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';

/** Sends a stored mail once more, also one that was sent. Resolves with whether there is one of this id. */
export type SendAgain = (mailId: string) => Promise<boolean>;

export function makeSendAgain({ transactions, clock }: Pick<BackEndPorts, 'transactions' | 'clock'>): SendAgain {
  return (mailId) =>
    transactions.within(async ({ mails, jobs }) => {
      if ((await mails.mail(mailId)) === undefined) return false;
      await mails.markSent(mailId, undefined);
      await jobs.add({ topic: 'mail', subject: mailId, runAt: timestamp(clock.now()) });
      return true;
    });
}
