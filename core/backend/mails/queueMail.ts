import type { Mail } from '../../domain/mails/Mail.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';

/** Stores a mail and the job that sends it. Its id says what it is about, so that the same cause sends it once. */
export async function queueMail(
  { mails, jobs }: Pick<TransactionStores, 'mails' | 'jobs'>,
  mail: Mail,
  at: Timestamp,
): Promise<void> {
  await Promise.all([mails.add(mail, at), jobs.add({ topic: 'mail', subject: mail.id, runAt: at })]);
}
