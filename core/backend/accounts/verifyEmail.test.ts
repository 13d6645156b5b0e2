import { expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';

const DAY_MS = 24 * 60 * 60_000;
const ravi = { email: 'ravi@example.com', password: 'secret-8', firstName: 'Ravi', lastName: '' };

/** Ravi signs up. `token` is that of the mail. */
async function signedUp() {
  const { backEnd, ports } = new BackEndFixture();
  const registered = await backEnd.register(ravi);
  if (typeof registered === 'string' || 'invalid' in registered) throw new Error('Ravi is not registered');
  const [mail] = await ports.mails.list();
  const token: string = Object(mail?.content).token;
  const verifiedAt = async () => (await ports.shoppers.withEmail(ravi.email))?.emailVerifiedAt;
  return { backEnd, ports, mail, token, verifiedAt, ofSession: registered.token };
}

it('A signup mails a link that verifies the e-mail, once; nothing waits for it', async () => {
  const { backEnd, ports, mail, token, verifiedAt, ofSession } = await signedUp();
  expect(mail).toMatchObject({ to: ravi.email, content: { kind: 'verify-email', firstName: 'Ravi' } });
  expect(mail?.id).not.toContain(token);
  await backEnd.runJobs();
  expect(ports.mail.sent).toHaveLength(1);
  expect(await verifiedAt()).toBeUndefined();
  expect(await backEnd.authenticate(ofSession)).toMatchObject({ shopperId: expect.any(String) });
  expect(await backEnd.verifyEmail('wrong')).toBe('link-invalid');
  expect(await backEnd.verifyEmail(token)).toEqual({});
  expect(await verifiedAt()).toBe(mail?.createdAt);
  expect(await backEnd.verifyEmail(token)).toBe('link-invalid');
});

it('The link works for 7 days, and sets no password', async () => {
  const { backEnd, ports, token, verifiedAt } = await signedUp();
  expect(await backEnd.resetPassword({ token, password: 'another secret' })).toBe('link-invalid');
  ports.clock.advance(7 * DAY_MS);
  expect(await backEnd.verifyEmail(token)).toBe('link-invalid');
  expect(await verifiedAt()).toBeUndefined();
});

it('A signup with an e-mail that exists mails nothing', async () => {
  const { backEnd, ports } = await signedUp();
  expect(await backEnd.register(ravi)).toBe('email-exists');
  expect(await ports.mails.list()).toHaveLength(1);
});
