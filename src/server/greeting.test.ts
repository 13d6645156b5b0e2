import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const from = 'Creator Row <orders@shop.example>';
const address = 'http://127.0.0.1:3000';

it('A server without a mail server says where its mails are', () => {
  expect(greeting(address, { dataDir: '/data', mail: { from } }, ['Log in'])).toBe(
    [
      'Creator Row is open at http://127.0.0.1:3000',
      'The data is in /data',
      'Mails are not sent: they are files in /data/mails',
      'Log in',
    ].join('\n'),
  );
});

it('A server with one says nothing about mails', () => {
  const mail = { from, smtpUrl: 'smtps://mail.example' };
  expect(greeting(address, { dataDir: '/data', mail })).not.toContain('Mails');
});
