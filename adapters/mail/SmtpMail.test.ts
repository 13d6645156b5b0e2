import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { MailRefused, MailUnavailable } from '../../core/backend/ports/ForSendingMail.ts';
import { FIRST_SETTINGS } from '../../core/domain/settings/ShopSettings.ts';
import { mailSamples } from '../mail-templates/testing/mailSamples.ts';
import { SmtpMail } from './SmtpMail.ts';

const SETTINGS = { from: 'Creator Row <orders@shop.example>', shopAddress: 'https://shop.example' };
/** For a server that does not answer: however long these are, the mail is not sent. */
const SHORT = { stepMs: 300, wholeMs: 60_000 };
const mail = { id: 'order-placed-1', to: 'asha@mail.example', content: mailSamples['order-placed'] };

/** Starts a mail server, which stops with the test. */
async function startServer(options: SMTPServerOptions = {}, limits?: ConstructorParameters<typeof SmtpMail>[2]) {
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
  const sockets: Socket[] = [];
  server.server.on('connection', (socket: Socket) => sockets.push(socket));
  const drop = () => sockets.forEach((socket) => void socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { received, drop, adapter: new SmtpMail(`smtp://127.0.0.1:${port}`, SETTINGS, limits) };
}

const withCode = (responseCode: number) => Object.assign(new Error('No'), { responseCode });

it('A mail arrives in text and HTML, with its id as the Message-ID', async () => {
  const { received, adapter } = await startServer();
  await adapter.send(mail, FIRST_SETTINGS);
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
  await expect(adapter.send(mail, FIRST_SETTINGS)).rejects.toThrow(error);
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
  await expect(adapter.send(mail, FIRST_SETTINGS)).rejects.toThrow(error);
});

it('A server that does not go on counts as unavailable', async () => {
  const { adapter } = await startServer({ onMailFrom: () => undefined, closeTimeout: 1 }, SHORT);
  await expect(adapter.send(mail, FIRST_SETTINGS)).rejects.toThrow(MailUnavailable);
});

it('A server that answers slowly gets the mail', async () => {
  const slowly: SMTPServerOptions['onMailFrom'] = (_, __, done) => void wait(SHORT.stepMs).then(() => done());
  const { received, adapter } = await startServer({ onMailFrom: slowly, onRcptTo: slowly });
  await adapter.send(mail, FIRST_SETTINGS);
  expect(received).toHaveLength(1);
});

it('A server that never ends its answer counts as unavailable, and its connection is closed', async () => {
  let closed: Promise<unknown> = Promise.resolve();
  const server = createServer((socket) => {
    const timer = setInterval(() => socket.write('220-not yet\r\n'), 20);
    socket.on('error', () => undefined);
    closed = new Promise((resolve) => socket.on('close', resolve)).then(() => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const limits = { stepMs: 60_000, wholeMs: 300 };
  const adapter = new SmtpMail(`smtp://127.0.0.1:${port}`, SETTINGS, limits);
  await expect(adapter.send(mail, FIRST_SETTINGS)).rejects.toThrow(MailUnavailable);
  await closed;
});

it('A server that drops the connection while it receives counts as unavailable', async () => {
  const { adapter, drop } = await startServer({ onData: (stream) => void stream.once('data', () => drop()) });
  await expect(adapter.send(mail, FIRST_SETTINGS)).rejects.toThrow(MailUnavailable);
});

it('A server that is not there counts as unavailable', async () => {
  await expect(new SmtpMail('smtp://127.0.0.1:1', SETTINGS).send(mail, FIRST_SETTINGS)).rejects.toThrow(
    MailUnavailable,
  );
});

it('A server that refuses the connection for good counts as unavailable: the mail is not to blame', async () => {
  const { adapter } = await startServer({ onConnect: (_, done) => done(withCode(554)) });
  await expect(adapter.send(mail, FIRST_SETTINGS)).rejects.toThrow(MailUnavailable);
});
