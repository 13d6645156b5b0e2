import type { Mail } from '../../domain/mails/Mail.ts';
import type { Seller } from '../../domain/settings/ShopSettings.ts';

/** Sends mails. */
export type ForSendingMail = {
  /** Sends a mail of this seller. Rejects with {@link MailRefused} or {@link MailUnavailable}; after the latter the mail may have been sent. */
  send(mail: Mail, seller: Seller): Promise<void>;
};

/** The mail server refuses the mail or its recipient for good. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The mail server does not answer, or takes no mail at the moment. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable';
}
