import { legalPiece } from '../../domain/legal/legalDetails.ts';
import type { MailContent } from '../../domain/mails/Mail.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { FinalFailure } from '../jobs/FinalFailure.ts';
import type { JobHandler } from '../jobs/RunJobs.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { FindProducts } from '../ports/catalogue/FindProducts.ts';
import { MailRefused } from '../ports/ForSendingMail.ts';

type SendMailPorts = Pick<BackEndPorts, 'mails' | 'mail' | 'settings' | 'clock'> & {
  readonly findProducts: FindProducts;
};

/** Sends a stored mail as the shop is called now, unless it was sent. At least once: a process may end after the mail left and before the shop knows. */
export function makeSendMail({ mails, mail, settings, clock, findProducts }: SendMailPorts): JobHandler {
  return async (id) => {
    const stored = await mails.mail(id);
    if (stored === undefined || stored.sentAt !== undefined) return undefined;
    try {
      const content = await withPieces(stored.content, findProducts);
      await mail.send({ ...stored, content }, await settings.read());
    } catch (error) {
      if (error instanceof MailRefused) throw new FinalFailure(error.message, { cause: error });
      throw error;
    }
    await mails.markSent(id, timestamp(clock.now()));
    return undefined;
  };
}

/** Adds what the law wants a shopper to be told of the pieces that she has bought. */
async function withPieces(content: MailContent, findProducts: FindProducts): Promise<MailContent> {
  if (content.kind !== 'order-placed') return content;
  const keys = content.order.lines.map(({ key = '' }) => key);
  const found = await findProducts(keys);
  const products = keys.flatMap((key) => found.get(key) ?? []);
  return { ...content, pieces: products.map((product) => legalPiece(product, false)) };
}
