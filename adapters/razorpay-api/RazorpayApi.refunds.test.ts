import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ForCollectingPayments,
  ProviderUnavailable,
  ProviderUnreachable,
  RefundRefused,
} from '../../core/backend/ports/orders/ForCollectingPayments.ts';
import { RazorpayApi } from './RazorpayApi.ts';
import { signatureOf } from './signature.ts';
import { CannedServer } from './testing/CannedServer.ts';

const KEYS = { keyId: 'rzp_test_shop', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const PAYMENT = { id: 'pay_1', order_id: 'order_1', amount: 79920, currency: 'INR', status: 'captured' };
const REFUND_ID = '0a6e3f0c-53ba-4d79-8d4c-0d2a54a3e7f1';
const ASKED = { refundId: REFUND_ID, paymentId: 'pay_1', amount: 5000 };
const WIRE_REFUND = { id: 'rfnd_1', payment_id: 'pay_1', amount: 5000, receipt: REFUND_ID, status: 'processed' };
const REFUND = { ...ASKED, providerRefundId: 'rfnd_1', status: 'processed' };

const server = new CannedServer();
let api: ForCollectingPayments;

beforeAll(async () => {
  api = new RazorpayApi({ ...KEYS, apiUrl: await server.listen() });
});
beforeEach(() => server.requests.splice(0));
afterAll(() => server.close());

const refuse = (status: number, description: string) => server.answerJson(status, { error: { description } });

describe('A payment of Razorpay', () => {
  it.each([
    ['captured', { status: 'captured', captured: true }],
    ['authorized', { status: 'authorized', captured: false }],
    ['failed', { status: 'failed', captured: false }],
    ['captured', { status: 'refunded', captured: true }],
    ['failed', { status: 'refunded', captured: false }],
    ['failed', { status: 'refunded' }],
  ])('is %s as %j', async (status, wire) => {
    server.answerJson(200, { items: [{ ...PAYMENT, ...wire }] });
    const payment = { paymentId: 'pay_1', providerOrderId: 'order_1', amount: 79920, status };
    expect(await api.payments('order_1')).toEqual([payment]);
  });

  it.each([
    { status: 'created' },
    { status: 'a later edition' },
    { currency: 'USD' },
    { order_id: 'order_2' },
    { order_id: null },
  ])('is left out as %j', async (wire) => {
    server.answerJson(200, { items: [{ ...PAYMENT, ...wire }] });
    expect(await api.payments('order_1')).toEqual([]);
  });

  it.each([
    {},
    { items: [{ ...PAYMENT, amount: '79920' }] },
    { items: [{ ...PAYMENT, amount: 1.5 }] },
    { items: [null] },
  ])('makes the provider unavailable in the answer %j', async (body) => {
    server.answerJson(200, body);
    await expect(api.payments('order_1')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });

  it('is waited for as long as the caller says', async () => {
    server.answer = () => {};
    await expect(api.payments('order_1', { timeoutMs: 50 })).rejects.toBeInstanceOf(ProviderUnreachable);
  }, 5_000);
});

describe('A refund of Razorpay', () => {
  it('is asked for with its id as the idempotency key and the receipt', async () => {
    server.answerJson(200, WIRE_REFUND);
    expect(await api.refund(ASKED)).toEqual(REFUND);
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', url: '/v1/payments/pay_1/refund' });
    expect(request?.headers['x-refund-idempotency']).toBe(REFUND_ID);
    expect(JSON.parse(request?.body ?? '')).toEqual({ amount: 5000, speed: 'normal', receipt: REFUND_ID });
  });

  it.each([
    ['pending', 'pending'],
    ['failed', 'failed'],
    ['created', 'pending'],
  ])('with the status %s is %s', async (wire, status) => {
    server.answerJson(200, { ...WIRE_REFUND, status: wire });
    expect(await api.refund(ASKED)).toEqual({ ...REFUND, status });
  });

  it.each([
    ['another payment', { ...WIRE_REFUND, payment_id: 'pay_2' }],
    ['another amount', { ...WIRE_REFUND, amount: 5100 }],
    ['no id', { ...WIRE_REFUND, id: undefined }],
    ['no status', { ...WIRE_REFUND, status: undefined }],
    ['null', null],
  ])('is not known from an answer with %s', async (_title, body) => {
    server.answerJson(200, body);
    await expect(api.refund(ASKED)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });

  it('is refused with the reason of the provider', async () => {
    refuse(400, 'Your account does not have enough balance to carry out the refund operation.');
    const refusal = new RefundRefused('Your account does not have enough balance to carry out the refund operation.');
    await expect(api.refund(ASKED)).rejects.toEqual(refusal);
    await expect(api.refunds('pay_1')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });

  it.each([401, 403, 404])('is neither made nor refused when the provider answers %i', async (status) => {
    refuse(status, 'Authentication failed');
    const error = await api.refund(ASKED).catch((cause) => cause);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.name).toBe('ProviderUnavailable');
  });

  it.each([
    [409, 'The request is in progress'],
    [400, 'Request failed because another payment operation is in progress'],
    [500, 'We are facing some trouble'],
    [502, ''],
  ])('may succeed later when the provider answers %i: %s', async (status, description) => {
    refuse(status, description);
    await expect(api.refund(ASKED)).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  it('may succeed after the time that the provider names', async () => {
    server.answer = (response) => response.writeHead(429, { 'retry-after': '30' }).end('{}');
    await expect(api.refund(ASKED)).rejects.toMatchObject({ name: 'ProviderUnreachable', retryAfterSeconds: 30 });
  });

  it('is among those of its payment, also without a receipt', async () => {
    const others = [
      { ...WIRE_REFUND, id: 'rfnd_2', receipt: null, status: 'pending' },
      { ...WIRE_REFUND, payment_id: 'pay_2' },
    ];
    server.answerJson(200, { items: [WIRE_REFUND, ...others] });
    const { refundId: _, ...second } = { ...REFUND, providerRefundId: 'rfnd_2', status: 'pending' };
    expect(await api.refunds('pay_1')).toEqual([REFUND, second]);
    expect(server.requests[0]).toMatchObject({ method: 'GET', url: '/v1/payments/pay_1/refunds?count=100' });
  });
});

describe('A webhook', () => {
  const read = (event: string, payload: object) => {
    const body = JSON.stringify({ event, payload });
    return api.readEvent({ body, signature: signatureOf(body, KEYS.webhookSecret), eventId: 'evt_1' });
  };
  const payment = { entity: PAYMENT };

  it.each([
    ['payment.failed', 'captured', 'captured'],
    ['payment.authorized', 'captured', 'captured'],
    ['payment.captured', 'authorized', 'authorized'],
    ['order.paid', 'failed', 'failed'],
  ])('of type %s has a payment that its body says is %s', (type, status, expected) => {
    const event = read(type, { payment: { entity: { ...PAYMENT, status } } });
    expect(event?.payment?.status).toBe(expected);
  });

  it.each(['refund.created', 'refund.processed', 'refund.failed', 'refund.speed_changed'])(
    'of type %s has the refund with the status in its body, and no payment',
    (type) => {
      const event = read(type, { payment, refund: { entity: { ...WIRE_REFUND, status: 'pending' } } });
      expect(event).toEqual({ id: 'evt_1', type, refund: { ...REFUND, status: 'pending' } });
    },
  );

  it('of another type has neither', () => {
    const event = read('payment.dispute.created', { payment, refund: { entity: WIRE_REFUND } });
    expect(event).toEqual({ id: 'evt_1', type: 'payment.dispute.created' });
  });

  it.each([{}, { ...WIRE_REFUND, amount: '5000' }, { ...WIRE_REFUND, payment_id: null }])(
    'with the refund %j is no event',
    (entity) => {
      expect(read('refund.processed', { refund: { entity } })).toBeUndefined();
    },
  );
});
