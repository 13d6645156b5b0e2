import { expect, it } from 'vitest';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import type { ForMailingLinks } from '../ports/account/ForMailingLinks.ts';
import { Unreachable } from '../ports/failures/Unreachable.ts';
import { makeMailPasswordLink } from './MailPasswordLink.ts';
import { noMailedLinks } from './noMailedLinks.ts';

function asking(mailPasswordLink: ForMailingLinks['mailPasswordLink']) {
  const log = new MemoryLog();
  return { log, mail: makeMailPasswordLink({ links: { ...noMailedLinks, mailPasswordLink }, log }) };
}

it('A link is asked for with the e-mail without the spaces around it', async () => {
  const emails: string[] = [];
  const { mail } = asking(async (email) => {
    emails.push(email);
    return 'asked';
  });
  expect(await mail({ email: ' asha@example.com ' })).toEqual({ outcome: 'asked', email: 'asha@example.com' });
  expect(emails).toEqual(['asha@example.com']);
});

it.each([
  ['', 'E-mail is required'],
  ['asha', 'Please enter a valid e-mail address'],
])('Nothing is asked for with the e-mail %j', async (email, error) => {
  const { mail } = asking(() => expect.unreachable());
  expect(await mail({ email })).toEqual({ outcome: 'invalid', errors: { email: error } });
});

it('Why no link is mailed is told: the refusal, or that it failed, which is logged', async () => {
  const refused = await makeMailPasswordLink({ links: noMailedLinks, log: new MemoryLog() })({ email: 'a@b.c' });
  expect(refused).toEqual({ outcome: 'refused', text: 'This shop sends no mails.' });
  const failure = new Unreachable('Network Error');
  const { mail, log } = asking(() => Promise.reject(failure));
  const text = 'The link could not be asked for. Please try again.';
  expect(await mail({ email: 'a@b.c' })).toEqual({ outcome: 'refused', text });
  expect(log.entries).toEqual([{ text: 'A link could not be asked for', cause: failure }]);
});
