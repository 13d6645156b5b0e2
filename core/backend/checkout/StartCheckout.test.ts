import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { makeStartCheckout } from './StartCheckout.ts';

const { tee, cap, home } = BackEndFixture;
const request = { addressId: 'home' };
const HOUR = 60 * 60_000;
const NOON = '2026-03-01T12:00:00+00:00';

/** A tee and two caps in the cart: ₹999 without discounts, ₹799 with the products' own. */
async function starting() {
  const fixture = await BackEndFixture.withCart('tee', 'cap');
  await fixture.backEnd.changeCart(fixture.asha, { type: 'increment', productKey: 'cap' });
  const { ports, asha } = fixture;
  const now = timestamp(ports.clock.now());
  const times = { createdAt: now, updatedAt: now };
  const lines: readonly CartItem[] = [
    { ...tee, description: '', quantity: 1, ...times },
    { ...cap, description: '', quantity: 2, ...times },
  ];
  return { fixture, ports, asha, lines, now, startCheckout: fixture.backEnd.startCheckout };
}

describe('Starting a checkout', () => {
  it("freezes the price of the cart, and gives the provider's public key and script", async () => {
    const { ports, asha, lines, now, startCheckout } = await starting();
    const draft = {
      ...{ orderId: 'order-1', orderAddress: home },
      ...{ cartItemsTotal: 99_900, cartItemsDiscountTotal: 20_000, couponDiscountTotal: 0 },
    };
    const expiresAt = timestamp(ports.clock.now() + 900_000);
    const ids = { id: 'order-1', shopperId: 'asha', providerOrderId: 'order_1' };
    const checkout = { ...ids, draft, lines, createdAt: now, expiresAt };
    const provider = { publicKey: 'key_of_the_shop', scriptUrl: 'https://provider.test/checkout.js' };
    expect(await startCheckout(asha, request)).toEqual({ checkout, ...provider, timeoutSeconds: 870 });
    expect(await ports.checkouts.ofShopper(asha, 'order-1')).toEqual(checkout);
    expect(ports.provider.orders).toEqual([{ amount: 79_900, checkoutId: 'order-1' }]);
  });

  it('gives the same checkout again while nothing has changed, and leaves the cart', async () => {
    const { fixture, ports, asha, startCheckout } = await starting();
    const first = await startCheckout(asha, request);
    ports.clock.advance(HOUR);
    const again = await startCheckout(asha, request);
    const expiresAt = timestamp(ports.clock.now() + 900_000);
    expect(again).toMatchObject({ checkout: { id: 'order-1', providerOrderId: 'order_1', expiresAt } });
    expect(first).toMatchObject({ checkout: { id: 'order-1' } });
    await fixture.backEnd.changeCart(asha, { type: 'increment', productKey: 'cap' });
    await fixture.backEnd.changeCart(asha, { type: 'decrement', productKey: 'cap' });
    expect(await startCheckout(asha, request)).toEqual(again);
    expect(ports.provider.orders).toHaveLength(1);
    expect(await fixture.cart()).toEqual([
      ['tee', 1],
      ['cap', 2],
    ]);
  });

  it('gives the same checkout to presses at once', async () => {
    const { ports, asha, startCheckout } = await starting();
    const [first, second] = await Promise.all([startCheckout(asha, request), startCheckout(asha, request)]);
    expect(first).toEqual(second);
    expect(ports.tables.checkouts.size).toBe(1);
  });

  it.each<[string, (world: Awaited<ReturnType<typeof starting>>) => unknown, object?]>([
    [
      'another quantity',
      ({ fixture, asha }) => fixture.backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' }),
    ],
    ['another price', ({ ports }) => ports.products.import([{ ...tee, discountedPrice: 100, isListed: true }])],
    ['a coupon', () => undefined, { couponId: 'new-year' }],
    [
      'another address',
      ({ ports, asha }) => ports.addresses.add(asha, { ...home, key: 'work' }),
      { addressId: 'work' },
    ],
    [
      'an address that was changed',
      ({ ports, asha }) => ports.addresses.update(asha, 'home', { ...home, city: 'Pune' }, NOON),
    ],
    ['a first one that is older than an hour', ({ ports }) => ports.clock.advance(HOUR + 1000)],
    [
      'a first one that is paid, and the same in the cart again',
      async ({ fixture, ports, asha, lines }) => {
        await fixture.recordPayment({ paymentId: 'pay_1', providerOrderId: 'order_1' }, NOON);
        for (const line of lines) await ports.carts.add(asha, line);
      },
    ],
  ])('starts a new checkout with %s, and the first one stays as it is', async (_, change, other) => {
    const world = await starting();
    const { ports, asha, startCheckout } = world;
    const first = await startCheckout(asha, request);
    await change(world);
    expect(await startCheckout(asha, { ...request, ...other })).toMatchObject({ checkout: { id: 'order-2' } });
    expect(first).toMatchObject({ checkout: await ports.checkouts.ofShopper(asha, 'order-1') });
  });

  it('makes the order of a checkout that was paid in another tab, and refuses to take the money again', async () => {
    const { fixture, ports, asha, startCheckout } = await starting();
    await startCheckout(asha, request);
    ports.provider.pay('order_1');
    expect(await startCheckout(asha, request)).toBe('already-paid');
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
    expect(await fixture.cart()).toEqual([]);
    expect(await startCheckout(asha, request)).toBe('cart-empty');
  });

  it('refuses to take the money again when the order of the payment was made meanwhile', async () => {
    const { fixture, ports, asha, startCheckout } = await starting();
    await startCheckout(asha, request);
    ports.provider.pay('order_1');
    const startAgain = makeStartCheckout({ ...fixture.parts, receivePayment: async () => 'already-recorded' });
    expect(await startAgain(asha, request)).toBe('already-paid');
    expect(ports.log.entries).toEqual([]);
  });

  it('takes no second payment when the first one cannot make its order, and logs why', async () => {
    const { fixture, ports, asha, startCheckout } = await starting();
    await startCheckout(asha, request);
    const { paymentId, providerOrderId } = ports.provider.pay('order_1');
    const wrong = { paymentId, providerOrderId, amount: 100, status: 'captured' } as const;
    vi.spyOn(ports.provider, 'payments').mockResolvedValueOnce([wrong]);
    expect(await startCheckout(asha, request)).toBe('provider-unavailable');
    const details = { paymentId: 'pay_1' };
    const entry = { text: 'A captured payment makes no order', cause: 'amount-differs', details };
    expect(ports.log.entries).toContainEqual(entry);
    expect(await fixture.orders()).toEqual([]);
  });

  it('takes the smallest amount of the provider, ₹1', async () => {
    const { ports, asha, startCheckout } = await starting();
    const cheap = { ...tee, originalPrice: 100, discountedPrice: 100, isListed: true };
    await ports.products.import([cheap, { ...cap, isListed: false }]);
    expect(await startCheckout(asha, request)).toMatchObject({ checkout: { draft: { cartItemsTotal: 100 } } });
    await ports.products.import([{ ...cheap, discountedPrice: 99 }]);
    expect(await startCheckout(asha, request)).toBe('amount-too-small');
    expect(ports.provider.orders).toHaveLength(1);
  });

  it('refuses an eleventh one within an hour that is not paid, and gives an open one again', async () => {
    const { fixture, ports, asha, startCheckout } = await starting();
    const another = async () => {
      await fixture.backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
      return startCheckout(asha, request);
    };
    for (let count = 0; count < 10; count += 1) expect(await another()).toMatchObject({ checkout: {} });
    expect(await startCheckout(asha, request)).toMatchObject({ checkout: { id: 'order-10' } });
    const asked = vi.spyOn(ports.provider, 'payments');
    expect(await another()).toBe('too-many-checkouts');
    expect(ports.provider.orders).toHaveLength(10);
    expect(asked).not.toHaveBeenCalled();
    await fixture.recordPayment({ paymentId: 'pay_1', providerOrderId: 'order_3' }, NOON);
    expect(await another()).toMatchObject({ checkout: {} });
    expect(await another()).toBe('too-many-checkouts');
    ports.clock.advance(60 * 60_000 + 1000);
    expect(await another()).toMatchObject({ checkout: {} });
  });

  it('refuses those of many presses at once that are above ten', async () => {
    const { fixture, ports, asha, startCheckout } = await starting();
    const presses = Array.from({ length: 15 }, async () => {
      await fixture.backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
      return startCheckout(asha, request);
    });
    await Promise.all(presses);
    for (let count = 0; count < 15; count += 1) {
      await fixture.backEnd.changeCart(asha, { type: 'increment', productKey: 'cap' });
      await startCheckout(asha, request);
    }
    expect(ports.tables.checkouts.size).toBe(10);
  });
});
