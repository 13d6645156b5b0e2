import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ForSendingMail } from '../../core/backend/ports/ForSendingMail.ts';
import type { Mail } from '../../core/domain/mails/Mail.ts';
import type { Seller } from '../../core/domain/settings/ShopSettings.ts';
import { composeMail, type MailSettings } from './composeMail.ts';

/** Writes mails as `.eml` files, which mail programs open, for a shop without a mail server. The name of a file is the mail's id. */
export class MailFiles implements ForSendingMail {
  readonly #folder: string;
  readonly #settings: MailSettings;
  readonly #transport = createTransport({ streamTransport: true, buffer: true });

  constructor(folder: string, settings: MailSettings) {
    this.#folder = folder;
    this.#settings = settings;
  }

  async send(mail: Mail, seller: Seller): Promise<void> {
    const { message } = await this.#transport.sendMail(composeMail(mail, seller, this.#settings));
    const file = join(this.#folder, `${encodeURIComponent(mail.id)}.eml`);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(`${file}.part`, message);
    await rename(`${file}.part`, file);
  }
}
