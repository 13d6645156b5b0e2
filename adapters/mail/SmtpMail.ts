import { createTransport } from 'nodemailer';
import { type ForSendingMail, MailRefused, MailUnavailable } from '../../core/backend/ports/ForSendingMail.ts';
import type { Mail } from '../../core/domain/mails/Mail.ts';
import type { Seller } from '../../core/domain/settings/ShopSettings.ts';
import { composeMail, type MailSettings } from './composeMail.ts';

/** How long a step of the dialogue and the whole of it may take, in ms. The whole is less than a job may take. */
const LIMITS = { stepMs: 10_000, wholeMs: 60_000 };
/** From this reply code on, a refusal is permanent: https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1 */
const PERMANENT = 500;
/** The errors of nodemailer that are about the mail itself, not about the connection or the login. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** Sends mails through an SMTP server. */
export class SmtpMail implements ForSendingMail {
  readonly #transport;
  readonly #settings: MailSettings;
  readonly #wholeMs: number;

  /** `url` is such as `smtps://user:password@mail.example:465`. */
  constructor(url: string, settings: MailSettings, { stepMs, wholeMs } = LIMITS) {
    this.#transport = createTransport({
      url,
      ...{ connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs },
    });
    this.#settings = settings;
    this.#wholeMs = wholeMs;
  }

  async send(mail: Mail, seller: Seller): Promise<void> {
    try {
      const signal = AbortSignal.timeout(this.#wholeMs);
      await this.#transport.sendMail({ ...composeMail(mail, seller, this.#settings), signal });
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause;
      const { code = '', responseCode = 0 } = cause as { readonly code?: string; readonly responseCode?: number };
      const isRefused = ABOUT_THE_MAIL.includes(code) && responseCode >= PERMANENT;
      throw isRefused ? new MailRefused(cause.message, { cause }) : new MailUnavailable(cause.message, { cause });
    }
  }
}
