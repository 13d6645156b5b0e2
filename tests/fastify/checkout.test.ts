import { describe, expect, it } from 'vitest';
import { MemoryProvider } from '../../adapters/memory/backEnd/MemoryProvider.ts';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { AT_START, as, ashasServer, home, START, signUp, startCheckout, teeLine } from './testServer.ts';

const ravi = { email: 'ravi@example.com', password: 'ravis secret' };
const address = { ...home, _id: expect.any(String), ...AT_START };

/** A server on which Asha has paid a checkout, which is not confirmed. */
async function paidServer() {
  const server = await ashasServer();
  const { checkout } = await startCheckout(server.asAsha);
  const { paymentId, providerOrderId, signature } = server.ports.provider.pay(checkout.payment.orderId);
  const order = { checkoutId: checkout.id, paymentId, providerOrderId, signature };
  return { ...server, order };
}

describe('POST /user/checkout', () => {
  it('returns 201 with the agreed price in paise and what the provider needs', async () => {
    const { asAsha } = await ashasServer();
    expect(await startCheckout(asAsha, 'black-friday')).toEqual({
      checkout: {
        ...{ id: expect.any(String), amount: 47_900, currency: 'INR' },
        ...{ subTotal: 69_900, discount: 20_000, couponDiscount: 2_000 },
        ...{ lines: [teeLine], address },
        payment: {
          ...{ provider: 'razorpay', keyId: 'key_of_the_shop', orderId: 'order_1' },
          scriptUrl: 'https://provider.test/checkout.js',
        },
      },
    });
  });

  it.each([
    ['an empty cart', { addressId: 'a' }, 'The cart is empty.'],
    ['an unknown address', { addressId: 'a' }, 'The address does not exist. Please choose another one.'],
    ['an unknown coupon', { couponId: 'free' }, 'The coupon does not exist.'],
    ['a coupon not earned', { couponId: 'new-year' }, 'The cart does not reach the minimum purchase of the coupon.'],
  ])('returns 422 for %s, and asks the provider for nothing', async (what, body, text) => {
    const { asAsha, ports } = await ashasServer();
    if (what !== 'an empty cart') await asAsha('POST', '/user/cart', { product: { _id: 'tee' } });
    const book = (await asAsha('POST', '/user/address', { address: home })).body;
    const { addressList } = book as { readonly addressList: readonly [{ readonly _id: string }] };
    const request = { addressId: addressList[0]._id, ...body };
    expect(await asAsha('POST', '/user/checkout', request)).toMatchObject({ status: 422, body: { errors: [text] } });
    expect(ports.provider.orders).toEqual([]);
  });

  it("treats another shopper's address as unknown", async () => {
    const { call, asAsha } = await ashasServer();
    const asRavi = as(call, await signUp(call, ravi));
    const { body } = await asAsha('POST', '/user/address', { address: home });
    const { addressList } = body as { readonly addressList: readonly [{ readonly _id: string }] };
    await asRavi('POST', '/user/cart', { product: { _id: 'tee' } });
    const own = await asRavi('POST', '/user/checkout', { addressId: addressList[0]._id });
    const unknown = await asRavi('POST', '/user/checkout', { addressId: 'unknown' });
    expect([own.status, own.body]).toEqual([unknown.status, unknown.body]);
  });

  it('returns 424 when the provider is unavailable, and keeps the cart', async () => {
    const { asAsha, ports } = await ashasServer();
    ports.provider.isUnavailable = true;
    expect(await startCheckout(asAsha)).toEqual({ errors: [expect.stringContaining('Nothing was charged')] });
    expect(await asAsha('GET', '/user/cart')).toMatchObject({ body: { cart: [teeLine] } });
  });
});

describe('The calls of the orders', () => {
  it('POST returns 201 with the orders; the same again gives the same answer and no second order', async () => {
    const { asAsha, order } = await paidServer();
    const orders = [
      {
        ...{ paymentId: 'pay_1', orderId: order.checkoutId, amountPaid: 49_900, orderedProducts: [teeLine] },
        ...{ deliveryAddress: address, paidAt: timestamp(START) },
        ...{ _id: order.checkoutId, ...AT_START },
      },
    ];
    expect(await asAsha('GET', '/user/orders')).toMatchObject({ status: 200, body: { orders: [] } });
    for (const _time of [1, 2]) {
      const answer = await asAsha('POST', '/user/orders', { order });
      expect([answer.status, answer.body]).toEqual([201, { orders }]);
    }
    const answer = await asAsha('GET', '/user/orders');
    expect([answer.status, answer.body]).toEqual([200, { orders }]);
    expect((await asAsha('GET', '/user/cart')).body).toEqual({ cart: [] });
  });

  it.each([
    ['a wrong signature', { signature: 'forged' }],
    ['the signature of another payment', { paymentId: 'pay_9' }],
    ["another order of the provider's", { providerOrderId: 'order_9' }],
  ])('POST returns 422 for %s, and makes no order', async (_what, forged) => {
    const { asAsha, order, ports } = await paidServer();
    expect(await asAsha('POST', '/user/orders', { order: { ...order, ...forged } })).toMatchObject({
      status: 422,
      body: { errors: ['The payment is not signed by the payment provider.'] },
    });
    expect(ports.tables.orders).toEqual([]);
  });

  it("POST returns 404 for another shopper's checkout, as for an unknown one", async () => {
    const { call, order, ports } = await paidServer();
    const asRavi = as(call, await signUp(call, ravi));
    const others = await asRavi('POST', '/user/orders', { order });
    const unknown = await asRavi('POST', '/user/orders', { order: { ...order, checkoutId: 'unknown' } });
    expect([others.status, others.body]).toEqual([404, { errors: ['The checkout does not exist. Not Found error'] }]);
    expect([unknown.status, unknown.body]).toEqual([others.status, others.body]);
    expect(ports.tables.orders).toEqual([]);
  });

  it('POST returns 409 for a second payment of a checkout', async () => {
    const { asAsha, order } = await paidServer();
    await asAsha('POST', '/user/orders', { order });
    const signature = MemoryProvider.sign(`${order.providerOrderId}|pay_2`);
    const answer = await asAsha('POST', '/user/orders', { order: { ...order, paymentId: 'pay_2', signature } });
    expect(answer).toMatchObject({ status: 409, body: { errors: ['The payment belongs to another order.'] } });
  });
});

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
    expect(ports.tables.orders).toEqual([]);
  });

  it.each(['', 'no JSON', '[]', '{}'])('returns 400 for the body %j without a signature', async (body) => {
    expect(await (await ashasServer()).call('POST', PATH, body)).toMatchObject({ status: 400 });
  });
});
