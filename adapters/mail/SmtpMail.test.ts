import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { MailRefused, MailUnavailable } from '../../core/backend/ports/ForSendingMail.ts';
import { mailSamples } from '../mail-templates/testing/mailSamples.ts';
import { SmtpMail } from './SmtpMail.ts';

const SETTINGS = { from: 'Creator Row <orders@shop.example>', shopAddress: 'https://shop.example' };
/** For a server that does not answer: however long this is, the mail is not sent. */
const SHORT_TIMEOUT_MS = 300;
const mail = { id: 'order-placed-1', to: 'asha@mail.example', content: mailSamples['order-placed'] };

/** Starts a mail server, which stops with the test. */
async function startServer(options: SMTPServerOptions = {}, timeoutMs?: number) {
  const received: ParsedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _, done) =>
      void simpleParser(stream)
        .then((parsed) => received.push(parsed))
        .then(() => done()),
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { received, adapter: new SmtpMail(`smtp://127.0.0.1:${port}`, SETTINGS, timeoutMs) };
}

const withCode = (responseCode: number) => Object.assign(new Error('No'), { responseCode });

it('A mail arrives in text and HTML, with its id as the Message-ID', async () => {
  const { received, adapter } = await startServer();
  await adapter.send(mail);
  const [arrived] = received;
  expect(received).toHaveLength(1);
  expect(arrived).toMatchObject({
    messageId: '<order-placed-1@shop.example>',
    from: { text: '"Creator Row" <orders@shop.example>' },
    to: { text: 'asha@mail.example' },
    subject: 'Your order CR-7G2KX9QD is placed',
  });
  expect(arrived?.text).toContain('https://shop.example/profile/orders/order-1');
  expect(arrived?.html).toContain('href="https://shop.example/profile/orders/order-1"');
});

it.each([
  { code: 550, error: MailRefused },
  { code: 450, error: MailUnavailable },
])('A recipient who is refused with $code rejects with $error.name', async ({ code, error }) => {
  const { adapter } = await startServer({ onRcptTo: (_, __, done) => done(withCode(code)) });
  await expect(adapter.send(mail)).rejects.toThrow(error);
});

it.each([
  { code: 554, error: MailRefused },
  { code: 451, error: MailUnavailable },
])('Contents that are refused with $code reject with $error.name', async ({ code, error }) => {
  const onData: SMTPServerOptions['onData'] = (stream, _, done) => {
    stream.resume();
    stream.on('end', () => done(withCode(code)));
  };
  const { adapter } = await startServer({ onData });
  await expect(adapter.send(mail)).rejects.toThrow(error);
});

it('A server that does not go on counts as unavailable', async () => {
  const { adapter } = await startServer({ onMailFrom: () => undefined, closeTimeout: 1 }, SHORT_TIMEOUT_MS);
  await expect(adapter.send(mail)).rejects.toThrow(MailUnavailable);
});

it('A server that drops the connection counts as unavailable', async () => {
  const { adapter } = await startServer({
    onData: (stream) => void stream.once('data', () => stream.destroy()),
    socketTimeout: 1,
  });
  await expect(adapter.send(mail)).rejects.toThrow(MailUnavailable);
});

it('A server that is not there counts as unavailable', async () => {
  await expect(new SmtpMail('smtp://127.0.0.1:1', SETTINGS).send(mail)).rejects.toThrow(MailUnavailable);
});

it('A server that refuses the connection for good counts as unavailable: the mail is not to blame', async () => {
  const { adapter } = await startServer({ onConnect: (_, done) => done(withCode(554)) });
  await expect(adapter.send(mail)).rejects.toThrow(MailUnavailable);
});
