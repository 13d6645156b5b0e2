import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { MemoryProvider } from '../../adapters/memory/backEnd/orders/MemoryProvider.ts';
import { isSignatureOf, signatureOf } from '../../adapters/razorpay-api/signature.ts';
import { type Call, paidServer } from '../fastify/testServer.ts';

const PATH = '/payments/razorpay/webhook';
const refused = { status: 400, body: { errors: ['The signature is wrong.'] } };

type Webhook = { readonly body: string; readonly signature: string | undefined; readonly eventId: string | undefined };

/** Sends a webhook as the provider does. */
const send = (call: Call, { body, signature = '', eventId }: Webhook) =>
  call('POST', PATH, body, { 'x-razorpay-signature': signature, ...(eventId && { 'x-razorpay-event-id': eventId }) });

async function paid() {
  const server = await paidServer();
  const { providerOrderId } = server.order;
  const captured = server.ports.provider.webhook('payment.captured', providerOrderId) as Webhook;
  const failed = server.ports.provider.webhook('payment.failed', providerOrderId) as Webhook;
  return { ...server, captured, failed };
}

describe('A webhook', () => {
  it('that is sent again, also with other ids, makes no second order', async () => {
    const { call, asAsha, ports, captured, backEnd } = await paid();
    for (const eventId of [captured.eventId, captured.eventId, 'another', undefined, "x' or 1=1", 'x'.repeat(512)]) {
      expect(await send(call, { ...captured, eventId })).toMatchObject({ status: 200 });
      await backEnd.runJobs();
      await asAsha('POST', '/user/cart', { product: { _id: 'tee' } });
    }
    expect(ports.tables.orders).toHaveLength(1);
    expect([...ports.tables.events.keys()].slice(0, 2)).toEqual([captured.eventId, 'another']);
    expect(await asAsha('GET', '/user/cart')).toMatchObject({ body: { cart: [{ _id: 'tee', qty: 1 }] } });
  });

  it.each([
    [
      'a changed body with the signature of the old one',
      ({ captured }) => ({ ...captured, body: captured.body.replace(/"amount":\d+/, '"amount":1') }),
    ],
    ['a body with a space more', ({ captured }) => ({ ...captured, body: `${captured.body} ` })],
    ['the signature of another event', ({ captured, failed }) => ({ ...captured, signature: failed.signature })],
    ['the signature of the payment', ({ captured, order }) => ({ ...captured, signature: order.signature })],
    ['two signatures', ({ captured }) => ({ ...captured, signature: `${captured.signature}, ${captured.signature}` })],
    ['no signature', ({ captured }) => ({ ...captured, signature: undefined })],
  ] satisfies [string, (sent: Awaited<ReturnType<typeof paid>>) => Webhook][])(
    'is refused, and writes nothing, with %s',
    async (_what, forge) => {
      const server = await paid();
      const forged = forge(server);
      expect(forged).not.toEqual(server.captured);
      expect(await send(server.call, forged)).toMatchObject(refused);
      expect([server.ports.tables.events.size, server.ports.tables.orders.size]).toEqual([0, 0]);
    },
  );
});

/** The shop's events of each kind, each about what the shop has. */
async function eventsOf({ ports, asAsha, order, captured, call, backEnd }: Awaited<ReturnType<typeof paid>>) {
  const { provider } = ports;
  await send(call, captured);
  await backEnd.runJobs();
  const { providerOrderId, checkoutId } = order;
  await asAsha('POST', `/user/orders/${checkoutId}/cancel`);
  const [refund] = await ports.refunds.ofOrder(checkoutId);
  const { id: refundId = '', paymentId = '', amount = 0 } = refund ?? {};
  await provider.refund({ refundId, paymentId, amount });
  provider.authorize(providerOrderId);
  const authorized = provider.webhook('payment.authorized', providerOrderId) as Webhook;
  provider.fail(providerOrderId);
  const failed = provider.webhook('payment.failed', providerOrderId) as Webhook;
  const refunded = provider.refundWebhook(refundId) as Webhook;
  const ofRefund = (status: string) => {
    const body = refunded.body.replace('refund.processed', `refund.${status}`).replace('"processed"', `"${status}"`);
    return { ...refunded, body, signature: MemoryProvider.sign(body) };
  };
  return {
    authorized,
    failed,
    refunded,
    'refund pending': ofRefund('pending'),
    'refund failed': ofRefund('failed'),
  };
}

describe('An event that is forged', () => {
  it.each(['authorized', 'failed', 'refunded', 'refund pending', 'refund failed'] as const)(
    'changes nothing, whatever its size: %s',
    async (kind) => {
      const server = await paid();
      const event = (await eventsOf(server))[kind];
      const { tables } = server.ports;
      const written = () =>
        structuredClone([tables.events, tables.orders, tables.payments, tables.refunds, tables.jobs]);
      const before = written();
      const forgeries = [
        { ...event, signature: undefined },
        { ...event, signature: 'f'.repeat(64) },
        { ...event, signature: server.captured.signature },
        { ...event, body: `${event.body} ` },
      ];
      for (const forged of forgeries) expect(await send(server.call, forged)).toMatchObject(refused);
      const oversized = { ...event, body: event.body.replace('{', `{"note":"${'a'.repeat(1_000_000)}",`) };
      expect((await send(server.call, oversized)).status).toBe(413);
      expect(written()).toEqual(before);
      expect((await send(server.call, event)).status).toBe(200);
      expect(written()).not.toEqual(before);
    },
  );
});

describe('A signature of the provider', () => {
  const SECRET = 'the secret of the webhook';
  const signature = signatureOf('text', SECRET);

  it('is accepted exactly as it was made', () => {
    expect(isSignatureOf('text', SECRET, signature)).toBe(true);
    const others = [
      signature.toUpperCase(),
      ` ${signature}`,
      `${signature}\n`,
      `0x${signature}`,
      signature.slice(1),
      `${signature}0`,
      '',
    ];
    const base64 = Buffer.from(signature, 'hex').toString('base64');
    for (const other of [...others, base64])
      expect([other, isSignatureOf('text', SECRET, other)]).toEqual([other, false]);
  });

  it('is compared in constant time everywhere', () => {
    const files = globSync(['{core/backend,adapters/{fastify,jwt,razorpay-api}}/**/*.ts', 'src/server/**/*.ts'], {
      ignore: '**/*.test.ts',
    });
    expect(files.length).toBeGreaterThan(80);
    const comparing = files.filter((file) =>
      /signature[\w.()]*\s*[!=]==(?! undefined)|[!=]==\s*[\w.(]*signature/i.test(readFileSync(file, 'utf8')),
    );
    expect(comparing).toEqual([]);
    expect(readFileSync('adapters/razorpay-api/signature.ts', 'utf8')).toContain('timingSafeEqual(given, expected)');
  });
});
