import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../core/domain/mails/Mail.ts';
import { renderMail } from '../mail-templates/renderMail.tsx';

/** Where mails come from. */
export type MailSettings = {
  /** The sender, such as `Creator Row <orders@shop.example>`. */
  readonly from: string;
  /** The origin that links begin with, such as `https://shop.example`. */
  readonly shopAddress: string;
};

/** Returns a mail for nodemailer. Its Message-ID is its id, so that a mail that is sent twice is shown once. */
export function composeMail({ id, to, content }: Mail, { from, shopAddress }: MailSettings): SendMailOptions {
  const domain = /@([^\s>]+)/.exec(from)?.[1];
  return { from, to, messageId: `<${id}@${domain}>`, ...renderMail(content, shopAddress) };
}
