import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { expect, it, onTestFinished } from 'vitest';
import { FIRST_SETTINGS } from '../../core/domain/settings/ShopSettings.ts';
import { mailSamples } from '../mail-templates/testing/mailSamples.ts';
import { MailFiles } from './MailFiles.ts';

it('A mail becomes a file that mail programs read; sent again, it is the same file', async () => {
  const data = mkdtempSync(join(tmpdir(), 'mails-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const folder = join(data, 'mails');
  const files = new MailFiles(folder, { from: 'shop@localhost', shopAddress: 'http://127.0.0.1:3000' });
  const mail = { id: 'order/1', to: 'asha@mail.example', content: mailSamples['order-shipped'] };
  await files.send(mail, FIRST_SETTINGS);
  await files.send(mail, FIRST_SETTINGS);
  expect(readdirSync(folder)).toEqual(['order%2F1.eml']);
  const read = await simpleParser(readFileSync(join(folder, 'order%2F1.eml')));
  expect(read).toMatchObject({ subject: 'Your order CR-7G2KX9QD is on its way', to: { text: 'asha@mail.example' } });
  expect(read.text).toContain('Delhivery');
});
