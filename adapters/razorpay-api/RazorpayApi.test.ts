import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderUnavailable, ProviderUnreachable } from '../../core/backend/ports/orders/ForCollectingPayments.ts';
import { runInTrace } from '../trace-context/traceContext.ts';
import { RazorpayApi } from './RazorpayApi.ts';
import { RazorpayClient } from './RazorpayClient.ts';
import { CannedServer } from './testing/CannedServer.ts';

const KEYS = { keyId: 'rzp_test_shop', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const ORDER = { id: 'order_1', entity: 'order', amount: 79920, currency: 'INR', status: 'created' };
const PAYMENT = { id: 'pay_1', order_id: 'order_1', amount: 79920, currency: 'INR', status: 'captured' };
const CAPTURED = { paymentId: 'pay_1', providerOrderId: 'order_1', amount: 79920 };
const CHECKOUT = { amount: 79920, checkoutId: 'checkout-1' };

const server = new CannedServer();
let api: RazorpayApi;
/** Waits half a second for an answer. */
let impatient: RazorpayApi;
let url: string;

beforeAll(async () => {
  url = await server.listen();
  const account = { ...KEYS, apiUrl: `${url}/` };
  api = new RazorpayApi(account);
  impatient = new RazorpayApi(account, new RazorpayClient(account, 500));
});
beforeEach(() => server.requests.splice(0));
afterAll(() => server.close());

describe('RazorpayApi', () => {
  it("names the account's public key and the provider's script", () => {
    expect(api.publicKey).toBe('rzp_test_shop');
    expect(api.scriptUrl).toBe('https://checkout.razorpay.com/v1/checkout.js');
    expect(new RazorpayApi({ ...KEYS, scriptUrl: '/stand-in.js' }).scriptUrl).toBe('/stand-in.js');
  });

  it('creates an order with basic authentication, in paise, captured when paid', async () => {
    server.answerJson(200, ORDER);
    expect(await api.createOrder(CHECKOUT)).toBe('order_1');
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', url: '/v1/orders' });
    expect(request?.headers).toMatchObject({
      authorization: 'Basic cnpwX3Rlc3Rfc2hvcDprZXkgc2VjcmV0',
      'content-type': 'application/json',
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      ...{ amount: 79920, currency: 'INR', receipt: 'checkout-1' },
      payment: {
        capture: 'automatic',
        capture_options: { automatic_expiry_period: 7200, manual_expiry_period: 7200, refund_speed: 'normal' },
      },
    });
  });

  it('names the trace that it is in to the provider, and none outside of one', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    server.answerJson(200, ORDER);
    await runInTrace(trace, () => api.createOrder(CHECKOUT));
    server.answerJson(200, ORDER);
    await api.createOrder(CHECKOUT);
    const [inside, outside] = server.requests.map(({ headers }) => headers.traceparent);
    expect(inside).toMatch(new RegExp(`^00-${trace}-[\\da-f]{16}-01$`));
    expect(outside).toBeUndefined();
  });

  it('finds the captured payment among those of an order', async () => {
    server.answerJson(200, { items: [{ ...PAYMENT, id: 'pay_0', status: 'failed' }, PAYMENT] });
    expect(await api.capturedPayment('order_1')).toEqual(CAPTURED);
    expect(server.requests[0]).toMatchObject({ method: 'GET', url: '/v1/orders/order_1/payments', body: '' });
  });

  it.each([
    ['no payment', []],
    ['an authorized payment', [{ ...PAYMENT, status: 'authorized' }]],
    ['a refunded payment', [{ ...PAYMENT, status: 'refunded', captured: true }]],
    ['a payment in another currency', [{ ...PAYMENT, currency: 'USD' }]],
    ['a payment of another order', [{ ...PAYMENT, order_id: 'order_2' }]],
    ['a payment without an order', [{ ...PAYMENT, order_id: null }]],
  ])('finds no captured payment in %s', async (_title, items) => {
    server.answerJson(200, { items });
    expect(await api.capturedPayment('order_1')).toBeUndefined();
  });

  it('keeps an order id within its part of the path', async () => {
    server.answerJson(200, { items: [] });
    await api.capturedPayment('../x?y');
    expect(server.requests[0]?.url).toBe('/v1/orders/..%2Fx%3Fy/payments');
  });
});

describe('The provider is unavailable', () => {
  const json = (status: number, body: unknown) => () => server.answerJson(status, body);
  it.each([
    ['when it answers 500', json(500, ORDER)],
    ['when it answers 401', json(401, { error: { description: 'Authentication failed' } })],
    ['when its body is no JSON', () => (server.answer = (response) => response.end('<html>'))],
    ['when its body ends early', () => (server.answer = (response) => response.write('{') && response.destroy())],
    ['when it closes the connection', () => (server.answer = (response) => response.destroy())],
    ['when it redirects', () => (server.answer = (response) => response.writeHead(307, { location: url }).end())],
    ['when it answers null', json(200, null)],
    ['when the order has no id', json(200, { ...ORDER, id: undefined })],
    ['when the order has another amount', json(200, { ...ORDER, amount: 79921 })],
    ['when the order has another currency', json(200, { ...ORDER, currency: 'USD' })],
  ])('%s', async (_title, arrange) => {
    arrange();
    await expect(api.createOrder(CHECKOUT)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['when it closes the connection', () => (server.answer = (response) => response.destroy())],
    ['when it answers 500', json(500, {})],
    ['when it answers 503', json(503, {})],
    ['when it answers 429', json(429, {})],
    ['when it answers 409', json(409, {})],
  ])('to every call %s', async (_title, arrange) => {
    arrange();
    await expect(api.capturedPayment('order_1')).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  it.each([
    ['when it never answers', () => {}],
    ['when its body never ends', (response: ServerResponse) => response.write('{')],
  ])('to every call %s', async (_title, answer) => {
    server.answer = answer;
    await expect(impatient.createOrder(CHECKOUT)).rejects.toBeInstanceOf(ProviderUnreachable);
    await expect(impatient.capturedPayment('order_1')).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  it.each([
    ['when it answers 400', json(400, {})],
    ['when it answers 401', json(401, {})],
    ['when its body is no JSON', () => (server.answer = (response) => response.end('<html>'))],
  ])('to one call %s', async (_title, arrange) => {
    arrange();
    await expect(api.capturedPayment('order_1')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });

  it('when nobody listens', async () => {
    const unreachable = new RazorpayApi({ ...KEYS, apiUrl: 'http://127.0.0.1:1' });
    await expect(unreachable.capturedPayment('order_1')).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  it("with the provider's description and without the secret", async () => {
    server.answerJson(401, { error: { description: 'Authentication failed' } });
    const error = await api.capturedPayment('order_1').catch(String);
    expect(error).toMatch(/GET \/v1\/orders\/order_1\/payments failed: .*status 401: Authentication failed/);
    expect(error).not.toContain('secret');
  });
});

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

describe('A payment is signed', () => {
  const proof = { providerOrderId: 'order_1', paymentId: 'pay_1' };
  const signature = hmac('order_1|pay_1', KEYS.keySecret);

  it('by the order and the payment with the key secret', () => {
    expect(api.isSigned({ ...proof, signature })).toBe(true);
    // A signature calculated with openssl: it changes only when the algorithm does.
    expect(signature).toBe('9e664ae4273c00101d374652dddda0d105572a7676bb345e4b835c8a8fd9136e');
  });

  it.each([
    ['another order', { providerOrderId: 'order_2' }],
    ['another payment', { paymentId: 'pay_2' }],
    ['the webhook secret', { signature: hmac('order_1|pay_1', KEYS.webhookSecret) }],
    ['no signature', { signature: '' }],
    ['a longer signature', { signature: `${signature}0` }],
    ['a signature of as many characters but more bytes', { signature: 'é'.repeat(64) }],
  ])('but not by %s', (_title, changes) => {
    expect(api.isSigned({ ...proof, signature, ...changes })).toBe(false);
  });
});

describe('A webhook', () => {
  const read = (event: unknown, changes: object = {}) => {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    return api.readEvent({ body, signature: hmac(body, KEYS.webhookSecret), eventId: 'evt_1', ...changes });
  };
  const event = (type: string, entity: object = PAYMENT) => ({ event: type, payload: { payment: { entity } } });

  it.each(['payment.captured', 'order.paid'])('of type %s has the captured payment', (type) => {
    expect(read(event(type))).toEqual({
      ...{ id: 'evt_1', type, captured: CAPTURED, payment: { ...CAPTURED, status: 'captured' } },
    });
  });

  it.each([
    ['another type, although captured', event('payment.dispute.created')],
    ['a payment without an order', event('payment.captured', { ...PAYMENT, order_id: null })],
    ['no payment', { event: 'payment.downtime.started', payload: {} }],
  ])('with %s is an event without a payment', (_title, sent) => {
    expect(read(sent)).toEqual({ id: 'evt_1', type: sent.event });
  });

  it.each([
    ['no signature', { signature: undefined }],
    ['a wrong signature', { signature: hmac('{}', KEYS.webhookSecret) }],
    ['the key secret', { signature: hmac(JSON.stringify(event('order.paid')), KEYS.keySecret) }],
    ['another body', { body: JSON.stringify(event('order.paid', { ...PAYMENT, amount: 1 })) }],
  ])('with %s is no event', (_title, changes) => {
    expect(read(event('order.paid'), changes)).toBeUndefined();
  });

  it.each(['', 'junk', 'null', '[]', '{}', '{"event":7}', '{"event":""}'])('whose body is %j is no event', (body) => {
    expect(read(body)).toBeUndefined();
  });

  it('without an event id has one made of its body', () => {
    const id = (amount: number) => read(event('order.paid', { ...PAYMENT, amount }), { eventId: undefined })?.id;
    expect(id(100)).toMatch(/^[0-9a-f]{64}$/);
    expect(id(100)).toBe(id(100));
    expect(id(100)).not.toBe(id(200));
  });
});
