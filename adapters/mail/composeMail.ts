import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../core/domain/mails/Mail.ts';
import { FIRST_SETTINGS, type Seller } from '../../core/domain/settings/ShopSettings.ts';
import { renderMail } from '../mail-templates/renderMail.tsx';

/** Where mails come from. */
export type MailSettings = {
  /** The sender, such as `Creator Row <orders@shop.example>`. */
  readonly from: string;
  /** The origin that links begin with, such as `https://shop.example`. */
  readonly shopAddress: string;
};

const ADDRESS = /[^\s<>@]+@([^\s<>@]+)/;

/** Returns a mail for nodemailer. Its Message-ID is its id, so that a mail that is sent twice is shown once. */
export function composeMail({ id, to, content }: Mail, seller: Seller, settings: MailSettings): SendMailOptions {
  const { from, shopAddress } = settings;
  const [address = from, domain] = ADDRESS.exec(from) ?? [];
  const sender = seller.name === FIRST_SETTINGS.name ? from : { name: seller.name, address };
  return { from: sender, to, messageId: `<${id}@${domain}>`, ...renderMail(content, shopAddress, seller) };
}
