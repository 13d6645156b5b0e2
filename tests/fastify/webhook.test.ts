import { describe, expect, it } from 'vitest';
import { MemoryProvider } from '../../adapters/memory/backEnd/orders/MemoryProvider.ts';
import { ashasServer, paidServer } from './testServer.ts';

describe('POST /payments/razorpay/webhook', () => {
  const PATH = '/payments/razorpay/webhook';

  it('takes an event with an empty id for one without an id: events with other bodies are others', async () => {
    const { call, order, ports, backEnd } = await paidServer();
    const failed = '{"type":"payment.failed"}';
    const captured = ports.provider.webhook('payment.captured', order.providerOrderId).body;
    for (const body of [failed, captured]) {
      const headers = { 'x-razorpay-signature': MemoryProvider.sign(body), 'x-razorpay-event-id': '' };
      expect(await call('POST', PATH, body, headers)).toMatchObject({ status: 200 });
    }
    await backEnd.runJobs();
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

  it.each(['', 'no JSON', '[]', '{}'])('returns 400 for the body %j without a signature', async (body) => {
    expect(await (await ashasServer()).call('POST', PATH, body)).toMatchObject({ status: 400 });
  });
});
