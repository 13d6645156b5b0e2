import { join } from 'node:path';
import { MailFiles } from '../../adapters/mail/MailFiles.ts';
import { SmtpMail } from '../../adapters/mail/SmtpMail.ts';
import { sampleEmail } from '../../adapters/seeds/user.ts';
import type { ForSendingMail } from '../../core/backend/ports/ForSendingMail.ts';
import type { ServerConfiguration } from './configuration.ts';
import { shopAddress } from './shopAddress.ts';

/** Nobody reads mails there: https://www.rfc-editor.org/rfc/rfc2606#section-3 */
const [, SAMPLE_DOMAIN = ''] = sampleEmail.split('@');

type MailConfiguration = Pick<ServerConfiguration, 'mail' | 'siteUrl' | 'host' | 'port' | 'dataDir'>;

/** Returns the folder of the mails of a shop without a mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mails');
}

/** Returns what sends the shop's mails. The domain of the sample shopper gets none. */
export function mailAdapterOf(configuration: MailConfiguration): ForSendingMail {
  const { mail, dataDir } = configuration;
  const settings = { from: mail.from, shopAddress: shopAddress(configuration) };
  const adapter =
    mail.smtpUrl === undefined ? new MailFiles(mailFolder(dataDir), settings) : new SmtpMail(mail.smtpUrl, settings);
  return {
    send: async (sent, seller) => {
      if (!sent.to.toLowerCase().endsWith(`@${SAMPLE_DOMAIN}`)) await adapter.send(sent, seller);
    },
  };
}
