import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../../../core/backend/ports/orders/ForCollectingPayments.ts';
import { RazorpayApi } from '../RazorpayApi.ts';
import { RazorpayClient } from '../RazorpayClient.ts';
import { CannedServer } from '../testing/CannedServer.ts';
import { StandInProvider } from './StandInProvider.ts';
import { StandInServer } from './StandInServer.ts';

const KEYS = { keyId: 'rzp_test_standin', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const CHECKOUT = { amount: 79920, checkoutId: 'checkout-1' };

let shop: CannedServer;
let standIn: StandInServer;
let url: string;
let api: RazorpayApi;

beforeEach(async () => {
  shop = new CannedServer();
  standIn = new StandInServer(new StandInProvider(KEYS));
  standIn.provider.webhooks.url = `${await shop.listen()}/webhook`;
  url = await standIn.listen();
  const account = { ...KEYS, apiUrl: url };
  api = new RazorpayApi(account);
});
afterEach(() => Promise.all([shop.close(), standIn.close()]));

async function post(path: string, body: object) {
  const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

/** Pays an order in the provider's window. */
async function pay(orderId: string) {
  const { status, body } = await post('/stand-in/pay', { orderId });
  expect(status).toBe(200);
  return { paymentId: body.razorpay_payment_id, signature: body.razorpay_signature };
}

/** Reads the webhooks that the shop received; undefined for those with a wrong signature. */
async function events() {
  await standIn.provider.webhooks.settled();
  return shop.requests.map(({ headers, body }) => {
    const [signature, eventId] = [headers['x-razorpay-signature'], headers['x-razorpay-event-id']];
    return api.readEvent({ body, signature: String(signature), eventId: String(eventId) });
  });
}

const paidOrders = async () => (await events()).map((event) => event?.captured?.providerOrderId);

describe('The stand-in is a provider to the same adapter', () => {
  it('with orders that are paid once, with a signature', async () => {
    const orderId = await api.createOrder(CHECKOUT);
    expect(await api.capturedPayment(orderId)).toBeUndefined();
    const { paymentId, signature } = await pay(orderId);
    expect(api.isSigned({ providerOrderId: orderId, paymentId, signature })).toBe(true);
    expect(await api.capturedPayment(orderId)).toEqual({ paymentId, providerOrderId: orderId, amount: 79920 });
    expect(await post('/stand-in/pay', { orderId })).toMatchObject({
      ...{ status: 400, body: { error: { description: 'Payment already done for this order.' } } },
    });
    expect(await api.capturedPayment(orderId)).toMatchObject({ paymentId });
  });

  it('that refuses what the real one refuses', async () => {
    await expect(api.createOrder({ ...CHECKOUT, amount: 99 })).rejects.toThrow(/status 400: Order amount less than/);
    await expect(api.createOrder({ ...CHECKOUT, checkoutId: 'x'.repeat(41) })).rejects.toThrow('status 400');
    await expect(api.capturedPayment('order_unknown')).rejects.toThrow('The id provided does not exist');
    const stranger = new RazorpayApi({ ...KEYS, keySecret: 'another', apiUrl: url });
    await expect(stranger.createOrder(CHECKOUT)).rejects.toThrow('status 401: Authentication failed');
    expect(await post('/stand-in/pay', { orderId: 'order_unknown' })).toMatchObject({ status: 400 });
    expect(await post('/stand-in/pay', {})).toMatchObject({ status: 400 });
    expect(await post('/elsewhere', {})).toMatchObject({ status: 404 });
  });
});

describe('The webhooks of the stand-in', () => {
  const payWith = async (webhooks: string, count = 1) => {
    await post('/stand-in/levers', { webhooks });
    const orders: string[] = [];
    for (let index = 0; index < count; index++) orders.push(await api.createOrder(CHECKOUT));
    for (const order of orders) await pay(order);
    await standIn.provider.webhooks.settled();
    return orders;
  };

  it('come once, signed, with the captured payment', async () => {
    const [orderId] = await payWith('prompt');
    const received = await events();
    expect(shop.requests).toMatchObject([{ method: 'POST', url: '/webhook' }]);
    expect(received).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        type: 'payment.captured',
        captured: { paymentId: expect.stringMatching(/^pay_/), providerOrderId: orderId, amount: 79920 },
        payment: {
          paymentId: expect.stringMatching(/^pay_/),
          providerOrderId: orderId,
          amount: 79920,
          status: 'captured',
        },
      },
    ]);
  });

  it('come twice with one event id', async () => {
    await payWith('duplicate');
    const [first, second, ...others] = await events();
    expect(first).toBeDefined();
    expect(second).toEqual(first);
    expect(others).toEqual([]);
  });

  it('come when they are released', async () => {
    const orders = await payWith('late', 2);
    expect(await paidOrders()).toEqual([]);
    await post('/stand-in/release', {});
    expect(await paidOrders()).toEqual(orders);
    await post('/stand-in/release', {});
    expect(await paidOrders()).toEqual(orders);
  });

  it('come in the reverse order', async () => {
    const orders = await payWith('reordered', 3);
    expect(await paidOrders()).toEqual([]);
    await post('/stand-in/release', {});
    expect(await paidOrders()).toEqual(orders.toReversed());
  });

  it('never come', async () => {
    await payWith('lost');
    await post('/stand-in/release', {});
    expect(await events()).toEqual([]);
  });

  it('come with a forged signature', async () => {
    shop.answerJson(400, {});
    await payWith('forged');
    expect(await events()).toEqual([undefined]);
    await post('/stand-in/release', {});
    expect(await events()).toEqual([undefined]);
  });

  it('are held when the shop does not take them', async () => {
    shop.answerJson(503, {});
    const [orderId] = await payWith('prompt');
    expect(await paidOrders()).toEqual([orderId]);
    await post('/stand-in/release', {});
    shop.answerJson(200, {});
    await post('/stand-in/release', {});
    expect(await paidOrders()).toEqual([orderId, orderId, orderId]);
    await post('/stand-in/release', {});
    expect(await events()).toHaveLength(3);
  });
});

describe('The API of the stand-in', () => {
  it.each(['slow', 'down', 'failing', 'garbage', 'wrong-amount'])('is unavailable when it is %s', async (mode) => {
    await post('/stand-in/levers', { api: mode });
    const account = { ...KEYS, apiUrl: url };
    const impatient = new RazorpayApi(account, new RazorpayClient(account, 500));
    await expect((mode === 'slow' ? impatient : api).createOrder(CHECKOUT)).rejects.toBeInstanceOf(ProviderUnavailable);
    await post('/stand-in/levers', {});
    expect(await api.createOrder(CHECKOUT)).toMatch(/^order_/);
  });

  it('is slow for as long as it is told', async () => {
    await post('/stand-in/levers', { api: 'slow', slowMs: 100 });
    const start = performance.now();
    await api.createOrder(CHECKOUT);
    expect(performance.now() - start).toBeGreaterThan(95);
  });

  it('reports a wrong amount of a payment, also in webhooks', async () => {
    const orderId = await api.createOrder(CHECKOUT);
    await post('/stand-in/levers', { api: 'wrong-amount' });
    await pay(orderId);
    expect(await api.capturedPayment(orderId)).toMatchObject({ amount: 80020 });
    expect(await events()).toMatchObject([{ captured: { amount: 80020 } }]);
  });

  it('refuses levers that do not exist', async () => {
    expect(await post('/stand-in/levers', { api: 'sleepy' })).toMatchObject({ status: 400 });
  });
});
