import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FIRST_SETTINGS } from '../../core/domain/settings/ShopSettings.ts';
import { mailAdapterOf, mailFolder } from './mailAdapterOf.ts';

it('Without a mail server mails become files, and the domain of the sample shopper gets none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mails-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const place = { host: '127.0.0.1', port: 3000, dataDir };
  const mail = mailAdapterOf({ ...place, mail: { from: 'shop@localhost' } });
  const content = { kind: 'verify-email', firstName: 'Asha', token: 'token' } as const;
  await mail.send({ id: 'one', to: 'asha@Example.com', content }, FIRST_SETTINGS);
  expect(existsSync(mailFolder(dataDir))).toBe(false);
  await mail.send({ id: 'two', to: 'asha@mail.example', content }, FIRST_SETTINGS);
  expect(readdirSync(mailFolder(dataDir))).toEqual(['two.eml']);
});
