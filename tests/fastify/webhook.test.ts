import { describe, expect, it } from 'vitest';
import { MemoryProvider } from '../../adapters/memory/backEnd/MemoryProvider.ts';
import { ashasServer, paidServer } from './testServer.ts';

describe('POST /payments/razorpay/webhook', () => {
  const PATH = '/payments/razorpay/webhook';

  it('returns 200 for a signed event, whose payment becomes an order once', async () => {
    const { call, asAsha, order, ports } = await paidServer();
    const webhook = ports.provider.webhook('payment.captured', order.providerOrderId);
    const headers = { 'x-razorpay-signature': webhook.signature ?? '', 'x-razorpay-event-id': webhook.eventId ?? '' };
    for (const _time of [1, 2]) {
      expect(await call('POST', PATH, webhook.body, headers)).toMatchObject({ status: 200, body: { status: 'ok' } });
    }
    expect((await asAsha('GET', '/user/orders')).body).toMatchObject({ orders: [{ orderId: order.checkoutId }] });
    expect(ports.tables.orders).toHaveLength(1);
    expect([...ports.tables.events.keys()]).toEqual([webhook.eventId]);
  });

  it('takes an event with an empty id for one without an id: events with other bodies are others', async () => {
    const { call, order, ports } = await paidServer();
    const failed = '{"type":"payment.failed"}';
    const captured = ports.provider.webhook('payment.captured', order.providerOrderId).body;
    for (const body of [failed, captured]) {
      const headers = { 'x-razorpay-signature': MemoryProvider.sign(body), 'x-razorpay-event-id': '' };
      expect(await call('POST', PATH, body, headers)).toMatchObject({ status: 200 });
    }
    expect(ports.tables.orders).toHaveLength(1);
    expect(ports.tables.events.size).toBe(2);
    expect([...ports.tables.events.keys()]).not.toContain('');
  });

  it('verifies the body as it was sent, with its white space', async () => {
    const { call } = await ashasServer();
    const body = '{"type" :  "payment.failed"}';
    const headers = { 'x-razorpay-signature': MemoryProvider.sign(body) };
    expect(await call('POST', PATH, body, headers)).toMatchObject({ status: 200 });
    const other = { 'x-razorpay-signature': MemoryProvider.sign(JSON.stringify(JSON.parse(body))) };
    expect(await call('POST', PATH, body, other)).toMatchObject({ status: 400 });
  });

  it.each([
    ['no signature', {}],
    ['a wrong signature', { 'x-razorpay-signature': 'forged' }],
  ])('returns 400 for %s, and stores nothing', async (_what, headers) => {
    const { call, order, ports } = await paidServer();
    const { body } = ports.provider.webhook('payment.captured', order.providerOrderId);
    expect(await call('POST', PATH, body, headers)).toMatchObject({
      status: 400,
      body: { errors: ['The signature is wrong.'] },
    });
    expect(ports.tables.events.size).toBe(0);
    expect(ports.tables.orders.size).toBe(0);
  });

  it.each(['', 'no JSON', '[]', '{}'])('returns 400 for the body %j without a signature', async (body) => {
    expect(await (await ashasServer()).call('POST', PATH, body)).toMatchObject({ status: 400 });
  });
});
