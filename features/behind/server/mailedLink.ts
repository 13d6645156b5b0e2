import { renderMail } from '../../../adapters/mail-templates/renderMail.tsx';
import { emailKey } from '../../../core/domain/accounts/emailKey.ts';
import { FIRST_SETTINGS } from '../../../core/domain/settings/ShopSettings.ts';
import type { MailedLink } from '../../drive/contracts/BackEndDriver.ts';
import type { RunningServer } from './startServerInProcess.ts';

const SHOP = 'https://shop.example';
const LINK = /href="https:\/\/shop\.example([^"]+)"/;

/** The mail of a job leaves in the run after it. */
const RUNS = 2;

/** Sends the mails that wait, and resolves with the path of the latest link of a kind to a shopper. */
export async function mailedLink({ ports, backEnd }: RunningServer, email: string, kind: MailedLink): Promise<string> {
  for (let run = 0; run < RUNS; run += 1) await backEnd.runJobs();
  const mail = ports.mail.sent.findLast(({ to, content }) => emailKey(to) === emailKey(email) && content.kind === kind);
  const [, path] = (mail && LINK.exec(renderMail(mail.content, SHOP, FIRST_SETTINGS).html)) ?? [];
  if (path === undefined) throw new Error(`No mail with such a link was sent to ${email}`);
  return path;
}
