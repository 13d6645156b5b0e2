import { timestamp } from '../../domain/time/timestamp.ts';
import { FinalFailure } from '../jobs/FinalFailure.ts';
import type { JobHandler } from '../jobs/RunJobs.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { MailRefused } from '../ports/ForSendingMail.ts';

/** Sends a stored mail as the shop is called now, unless it was sent. At least once: a process may end after the mail left and before the shop knows. */
export function makeSendMail({
  mails,
  mail,
  settings,
  clock,
}: Pick<BackEndPorts, 'mails' | 'mail' | 'settings' | 'clock'>): JobHandler {
  return async (id) => {
    const stored = await mails.mail(id);
    if (stored === undefined || stored.sentAt !== undefined) return undefined;
    try {
      await mail.send(stored, await settings.read());
    } catch (error) {
      if (error instanceof MailRefused) throw new FinalFailure(error.message, { cause: error });
      throw error;
    }
    await mails.markSent(id, timestamp(clock.now()));
    return undefined;
  };
}
