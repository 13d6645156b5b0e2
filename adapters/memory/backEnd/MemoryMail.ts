import { type ForSendingMail, MailRefused, MailUnavailable } from '../../../core/backend/ports/ForSendingMail.ts';
import type { Mail } from '../../../core/domain/mails/Mail.ts';
import type { Seller } from '../../../core/domain/settings/ShopSettings.ts';

/** Keeps the mails that were sent. */
export class MemoryMail implements ForSendingMail {
  readonly sent: Mail[] = [];
  /** Who the latest mail is from. */
  seller: Seller | undefined;
  /** Test control: what happens to the next mails. */
  outcome: 'sent' | 'refused' | 'unavailable' = 'sent';

  async send(mail: Mail, seller: Seller): Promise<void> {
    if (this.outcome === 'refused') throw new MailRefused('No such mailbox');
    if (this.outcome === 'unavailable') throw new MailUnavailable('The mail server does not answer');
    this.seller = seller;
    this.sent.push(mail);
  }
}
