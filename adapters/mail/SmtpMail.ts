import { createTransport } from 'nodemailer';
import { type ForSendingMail, MailRefused, MailUnavailable } from '../../core/backend/ports/ForSendingMail.ts';
import type { Mail } from '../../core/domain/mails/Mail.ts';
import { composeMail, type MailSettings } from './composeMail.ts';

const TIMEOUT_MS = 10_000;
/** From this reply code on, a refusal is permanent: https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1 */
const PERMANENT = 500;
/** The errors of nodemailer that are about the mail itself, not about the connection or the login. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** Sends mails through an SMTP server. */
export class SmtpMail implements ForSendingMail {
  readonly #transport;
  readonly #settings: MailSettings;

  /** `url` is such as `smtps://user:password@mail.example:465`; `timeoutMs` is how long each step of the dialogue may take. */
  constructor(url: string, settings: MailSettings, timeoutMs = TIMEOUT_MS) {
    const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    this.#transport = createTransport({ url, ...timeouts });
    this.#settings = settings;
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.#transport.sendMail(composeMail(mail, this.#settings));
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause;
      const { code = '', responseCode = 0 } = cause as { readonly code?: string; readonly responseCode?: number };
      const isRefused = ABOUT_THE_MAIL.includes(code) && responseCode >= PERMANENT;
      throw isRefused ? new MailRefused(cause.message, { cause }) : new MailUnavailable(cause.message, { cause });
    }
  }
}
