import { describe, expect, it } from 'vitest';
import { MemoryProvider } from '../../adapters/memory/backEnd/orders/MemoryProvider.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import type { StoresUnderTest } from '../contracts/serverSubjects.ts';
import { protectedCalls } from './sampleCalls.ts';
import { as, asha, type Call, home, signUp, startCheckout, tee, testServer } from './testServer.ts';

const ravi = { email: 'ravi@example.com', password: 'ravis secret' };
const product = { product: { _id: 'tee' } };
const moved = { ...home, city: 'Goa' };
const unregistered = { status: 404, body: { errors: ['The email you entered is not Registered. Not Found error'] } };
const invalid = { status: 401, body: { errors: ['The token is invalid. Unauthorized access error.'] } };

/** What the calls of another shopper refuse, and that nothing that is refused or forged is written, on these stores. */
export function describeRefusedCalls(server: string, makeStores: () => StoresUnderTest): void {
  describe(`Refused calls of ${server}`, () => {
    describe("of another shopper's things are answered as of unknown ones", () => describeOthersThings(makeStores));
    describe('with something forged', () => describeForgeries(makeStores));

    it.each([
      ['whose shopper is deleted', 'deleted', unregistered],
      ['after logout', 'logged out', invalid],
    ] as const)('with a token %s', async (_what, end, refusal) => {
      const { asAsha, removeShopper } = await twoShoppers(makeStores);
      await (end === 'deleted' ? removeShopper(asha.email) : asAsha('POST', '/auth/logout'));
      for (const { method, path, body } of protectedCalls) {
        expect(await asAsha(method, path, body), `${method} ${path}`).toMatchObject(refusal);
      }
    });
  });
}

/** Asha has a cart, an address, and a paid checkout that is not confirmed; Ravi has a cart and an address. */
async function twoShoppers(makeStores: () => StoresUnderTest) {
  const { reset, removeShopper, ...stores } = makeStores();
  await reset();
  await stores.products.import([{ ...tee, isListed: true }]);
  const { backEnd, call, ports } = testServer({ attemptsPerMinute: 1000 }, stores);
  const tokens = [await signUp(call), await signUp(call, ravi)] as const;
  const [asAsha, asRavi] = [as(call, tokens[0]), as(call, tokens[1])];
  const { checkout } = await startCheckout(asAsha);
  const { paymentId, providerOrderId, signature } = ports.provider.pay(checkout.payment.orderId);
  const order = { checkoutId: checkout.id, paymentId, providerOrderId, signature };
  await asRavi('POST', '/user/cart', product);
  const ravis = (await asRavi('POST', '/user/address', { address: home })).body as AddressList;
  const ashas = (await asAsha('GET', '/user/address')).body as AddressList;
  const addresses = { ashas: ashas.addressList[0]._id, ravis: ravis.addressList[0]._id };
  const written = () => everythingIn(stores, [asAsha, asRavi], ports.provider);
  const problems = () => stores.payments.problems();
  return { backEnd, call, asAsha, asRavi, order, addresses, removeShopper, written, problems };
}

type AddressList = { readonly addressList: readonly [{ readonly _id: string }] };
type Known = { readonly addressId: string; readonly order: Record<'checkoutId' | 'paymentId' | 'signature', string> };

/** Everything that a refused call could write, at the shop and at the provider. */
async function everythingIn(stores: Stores, calls: readonly Call[], { orders }: MemoryProvider) {
  const lists = ['cart', 'wishlist', 'address', 'orders'].flatMap((list) =>
    calls.map(async (call) => (await call('GET', `/user/${list}`)).body),
  );
  const queued = await stores.jobs.list();
  return { lists: await Promise.all(lists), queued, orders, products: await stores.products.all() };
}

function describeOthersThings(makeStores: () => StoresUnderTest): void {
  const calls: readonly [string, string, (known: Known) => readonly [string, object?]][] = [
    ['changing an address', 'POST', ({ addressId }) => [`/user/address/${addressId}`, { address: moved }]],
    ['removing an address', 'DELETE', ({ addressId }) => [`/user/address/${addressId}`]],
    [
      'starting another checkout',
      'POST',
      ({ addressId }) => ['/user/checkout', { addressId, couponId: 'black-friday' }],
    ],
    ['confirming a checkout', 'POST', ({ order }) => ['/user/orders', { order }]],
  ];

  it.each(calls)('%s', async (_what, method, requestOf) => {
    const { asAsha, asRavi, addresses, order, written } = await twoShoppers(makeStores);
    const before = await written();
    const [path, body] = requestOf({ addressId: addresses.ashas, order });
    const others = await asRavi(method, path, body);
    const [unknownPath, unknownBody] = requestOf({ addressId: 'unknown', order: { ...order, checkoutId: 'unknown' } });
    const unknown = await asRavi(method, unknownPath, unknownBody);
    expect(others).toMatchObject({ status: 404, body: { errors: [expect.stringContaining('does not exist')] } });
    expect(others.body).toEqual(unknown.body);
    const headersOf = ({ headers }: typeof others) => [...headers].filter(([name]) => name !== 'date');
    expect(headersOf(others)).toEqual(headersOf(unknown));
    expect(await written()).toEqual(before);
    // The same call of the owner succeeds.
    expect((await asAsha(method, path, body)).status).toBeLessThan(300);
    expect(await written()).not.toEqual(before);
  });

  it('confirming a checkout that has an order', async () => {
    const { asAsha, asRavi, order, written } = await twoShoppers(makeStores);
    await asAsha('POST', '/user/orders', { order });
    const before = await written();
    expect(await asRavi('POST', '/user/orders', { order })).toMatchObject({ status: 404 });
    expect(await written()).toEqual(before);
  });
}

function describeForgeries(makeStores: () => StoresUnderTest): void {
  it.each([
    ['a signature', { signature: 'forged' }],
    ['an empty signature', { signature: '' }],
    ['a payment', { paymentId: 'pay_9' }],
    ["another order of the provider's", { providerOrderId: 'order_9' }],
    [
      'a payment of another order',
      { providerOrderId: 'order_9', signature: MemoryProvider.sign('order_9|pay_9'), paymentId: 'pay_9' },
    ],
  ])('write nothing: %s', async (_what, forged) => {
    const { asAsha, order, written } = await twoShoppers(makeStores);
    const before = await written();
    const answer = await asAsha('POST', '/user/orders', { order: { ...order, ...forged } });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: ['The payment is not signed by the payment provider.'] },
    });
    expect(await written()).toEqual(before);
  });

  it.each([
    ['free', 'The coupon does not exist.'],
    ['new-year', 'The cart does not reach the minimum purchase of the coupon.'],
  ])('write nothing: the coupon %s', async (couponId, text) => {
    const { asAsha, addresses, written } = await twoShoppers(makeStores);
    const before = await written();
    const answer = await asAsha('POST', '/user/checkout', { addressId: addresses.ashas, couponId });
    expect(answer).toMatchObject({ status: 422, body: { errors: [text] } });
    expect(await written()).toEqual(before);
  });

  it('write nothing: an event of the provider', async () => {
    const { call, order, written } = await twoShoppers(makeStores);
    const before = await written();
    const { paymentId, providerOrderId } = order;
    const event = { type: 'payment.captured', captured: { paymentId, providerOrderId, amount: 49_900 } };
    const headers = { 'x-razorpay-signature': MemoryProvider.sign('another body') };
    const answer = await call('POST', '/payments/razorpay/webhook', event, headers);
    expect(answer).toMatchObject({ status: 400, body: { errors: ['The signature is wrong.'] } });
    expect(await written()).toEqual(before);
  });

  it('write nothing but the problem: an event of the provider with another amount', async () => {
    const { backEnd, call, order, asAsha, written, problems } = await twoShoppers(makeStores);
    const before = await written();
    const { paymentId, providerOrderId } = order;
    const payment = { paymentId, providerOrderId, amount: 100, status: 'captured' };
    const event = JSON.stringify({ type: 'payment.captured', payment });
    const headers = { 'x-razorpay-signature': MemoryProvider.sign(event) };
    expect(await call('POST', '/payments/razorpay/webhook', event, headers)).toMatchObject({ status: 200 });
    await backEnd.runJobs();
    expect(await asAsha('GET', '/user/orders')).toMatchObject({ body: { orders: [] } });
    expect(await problems()).toMatchObject([{ ...payment, problem: 'amount-differs' }]);
    const { queued: _, ...after } = await written();
    expect(before).toMatchObject(after);
  });

  it('are ignored: prices, quantities, amounts and owners', async () => {
    const { asAsha, order, addresses } = await twoShoppers(makeStores);
    const forged = {
      ...{ qty: 50, quantity: 50, original_price: 1, discounted_price: 1, discountedPrice: 100, price: 1, amount: 100 },
      ...{ couponDiscount: 49_800, total: 1, lines: [], user: 'ravi', userId: 'ravi', shopperId: 'ravi' },
    };
    const request = { ...forged, addressId: addresses.ashas };
    await asAsha('POST', '/user/cart/clearCart');
    const line = { _id: 'tee', original_price: 699, discounted_price: 499 };
    const add = { ...forged, product: { ...forged, _id: 'tee' } };
    expect(await asAsha('POST', '/user/cart', add)).toMatchObject({
      status: 201,
      body: { cart: [{ ...line, qty: 1 }] },
    });
    const step = { ...forged, action: { ...forged, type: 'increment', by: 50 } };
    expect(await asAsha('POST', '/user/cart/tee', step)).toMatchObject({ body: { cart: [{ ...line, qty: 2 }] } });
    const checkout = { amount: 99_800, couponDiscount: 0, lines: [{ ...line, qty: 2 }] };
    expect(await asAsha('POST', '/user/checkout', request)).toMatchObject({ status: 201, body: { checkout } });
    const paid = { ...forged, ...order, amountPaid: 100, orderedProducts: [] };
    expect(await asAsha('POST', '/user/orders', { ...forged, order: paid })).toMatchObject({
      status: 201,
      body: { orders: [{ amountPaid: 49_900, orderedProducts: [{ ...line, qty: 1 }] }] },
    });
  });
}
