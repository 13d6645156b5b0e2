import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RazorpayApi } from '../RazorpayApi.ts';
import { CannedServer } from '../testing/CannedServer.ts';
import { StandInJournal } from './StandInJournal.ts';
import { StandInProvider } from './StandInProvider.ts';
import { StandInServer } from './StandInServer.ts';

const KEYS = { keyId: 'rzp_test_standin', keySecret: 'key secret', webhookSecret: 'webhook secret' };

let now: number;
let shop: CannedServer;
let standIn: StandInServer;
let url: string;
let api: RazorpayApi;

beforeEach(async () => {
  now = 1_000_000_000_000;
  shop = new CannedServer();
  standIn = new StandInServer(new StandInProvider(KEYS, new StandInJournal(), () => now));
  standIn.provider.webhooks.url = await shop.listen();
  url = await standIn.listen();
  api = new RazorpayApi({ ...KEYS, apiUrl: url });
});
afterEach(() => Promise.all([shop.close(), standIn.close()]));

async function post(path: string, body: object) {
  const response = await fetch(`${url}/stand-in/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

async function order() {
  return api.createOrder({ amount: 79920, checkoutId: 'checkout-1' });
}

async function paid() {
  const orderId = await order();
  const { body } = await post('pay', { orderId });
  return String(body.razorpay_payment_id);
}

const statuses = async (orderId: string) => (await api.payments(orderId)).map(({ status }) => status);

describe('The stand-in captures', () => {
  it('later one of the authorized payments, and the others expire', async () => {
    await post('levers', { capture: 'later' });
    const orderId = await order();
    await post('pay', { orderId });
    expect(await post('pay', { orderId })).toMatchObject({ status: 200, body: { razorpay_order_id: orderId } });
    expect(await post('capture', { orderId })).toMatchObject({ status: 200, body: { count: 2 } });
    expect(await statuses(orderId)).toEqual(['captured', 'authorized']);
    expect(await post('capture', { orderId })).toMatchObject({ status: 400 });
    await post('expire', { orderId });
    expect(await statuses(orderId)).toEqual(['captured', 'failed']);
    expect(await post('pay', { orderId })).toMatchObject({ status: 400 });
  });

  it('never, and the payment expires', async () => {
    await post('levers', { capture: 'never' });
    const orderId = await order();
    await post('pay', { orderId });
    expect(await post('capture', { orderId })).toMatchObject({ status: 400 });
    await post('expire', { orderId });
    expect(await statuses(orderId)).toEqual(['failed']);
  });

  it('nothing without an authorized payment', async () => {
    const orderId = await order();
    expect(await post('capture', { orderId })).toMatchObject({ status: 400 });
    expect(await post('expire', { orderId })).toMatchObject({ status: 200, body: { count: 0 } });
  });
});

describe('The stand-in refunds', () => {
  it('and reports each state of a refund, whatever the name of the event', async () => {
    const paymentId = await paid();
    await api.refund({ refundId: 'refund-0001', paymentId, amount: 5000 });
    await post('levers', { refunds: 'pending' });
    await api.refund({ refundId: 'refund-0002', paymentId, amount: 6000 });
    await standIn.provider.webhooks.settled();
    expect(await post('refunds/settle', { status: 'failed' })).toMatchObject({ body: { count: 1 } });
    expect(await post('refunds/settle', { status: 'failed' })).toMatchObject({ body: { count: 0 } });
    await standIn.provider.webhooks.settled();
    const events = shop.requests.map(({ body }) => JSON.parse(body));
    const refunds = events.flatMap(({ event, payload }) =>
      payload.refund ? [[event, payload.refund.entity.receipt, payload.refund.entity.status]] : [],
    );
    expect(refunds.toSorted()).toEqual([
      ['refund.created', 'refund-0001', 'processed'],
      ['refund.created', 'refund-0002', 'pending'],
      ['refund.failed', 'refund-0002', 'failed'],
      ['refund.processed', 'refund-0001', 'processed'],
    ]);
  });

  it.each([
    ['an amount below a rupee', { amount: 99 }, 'The amount must be at least INR 1.00'],
    ['a short key', { refundId: 'short' }, 'The idempotency key must be at least 10 characters'],
    ['a payment that does not exist', { paymentId: 'pay_0' }, 'The id provided does not exist'],
    ['more than was paid', { amount: 79921 }, 'The refund amount provided is greater than amount captured'],
  ])('not %s', async (_title, changes, reason) => {
    const paymentId = await paid();
    const refund = api.refund({ refundId: 'refund-0001', paymentId, amount: 5000, ...changes });
    await expect(refund).rejects.toThrow(reason);
    expect(await api.refunds(paymentId)).toEqual([]);
  });

  it('a receipt once, also with another idempotency key', async () => {
    const paymentId = await paid();
    const { provider } = standIn;
    const request = { amount: 5000, receipt: 'refund-1' };
    provider.refund(paymentId, request, 'a-first-key');
    expect(() => provider.refund(paymentId, request, 'a-second-key')).toThrow('Duplicate receipt');
    expect(() => provider.refund(paymentId, request, undefined)).toThrow('Duplicate receipt');
  });

  it('and shows in a payment what is refunded', async () => {
    const orderId = await order();
    const { provider } = standIn;
    const { razorpay_payment_id: paymentId } = provider.pay(orderId);
    const shown = { status: 'captured', captured: true, amount_refunded: 0, refund_status: null };
    expect(provider.payments(orderId)).toMatchObject({ items: [shown] });
    provider.refund(paymentId, { amount: 5000 }, undefined);
    expect(provider.payments(orderId)).toMatchObject({
      items: [{ ...shown, amount_refunded: 5000, refund_status: 'partial' }],
    });
    provider.refund(paymentId, { amount: 74920 }, undefined);
    expect(provider.payments(orderId)).toMatchObject({
      items: [{ status: 'refunded', captured: true, amount_refunded: 79920, refund_status: 'full' }],
    });
  });

  it('and returns the ten newest when it is not told how many', async () => {
    const paymentId = await paid();
    for (let index = 10; index < 21; index++)
      await api.refund({ refundId: `refund-00${index}`, paymentId, amount: 100 });
    expect(await api.refunds(paymentId)).toHaveLength(11);
    const authorization = `Basic ${btoa(`${KEYS.keyId}:${KEYS.keySecret}`)}`;
    const response = await fetch(`${url}/v1/payments/${paymentId}/refunds`, { headers: { authorization } });
    const { items } = await response.json();
    expect(items).toHaveLength(10);
    expect(items[0]).toMatchObject({ receipt: 'refund-0020' });
  });
});

describe('The calls in a minute', () => {
  it('are limited, by the clock of the stand-in', async () => {
    await post('levers', { callsAMinute: 2 });
    const orderId = await order();
    now += 20_500;
    expect(await statuses(orderId)).toEqual([]);
    await expect(statuses(orderId)).rejects.toMatchObject({ name: 'ProviderUnreachable', retryAfterSeconds: 40 });
    now += 39_499;
    await expect(statuses(orderId)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    now += 1;
    expect(await statuses(orderId)).toEqual([]);
    expect(await post('pay', { orderId })).toMatchObject({ status: 200 });
    expect(await statuses(orderId)).toEqual(['captured']);
    await expect(statuses(orderId)).rejects.toThrow('status 429');
    now -= 600_000;
    expect(await statuses(orderId)).toEqual(['captured']);
    expect(await statuses(orderId)).toEqual(['captured']);
    await expect(statuses(orderId)).rejects.toMatchObject({ retryAfterSeconds: 60 });
    await post('levers', {});
    expect(await statuses(orderId)).toEqual(['captured']);
  });
});
