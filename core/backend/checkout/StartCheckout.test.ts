import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { makeStartCheckout } from './StartCheckout.ts';

const { tee, cap, home } = BackEndFixture;
const request = { addressId: 'home' };
const DAY = 24 * 60 * 60_000;
const NOON = '2026-03-01T12:00:00+00:00';

/** A tee and two caps in the cart: ₹999 without discounts, ₹799 with the products' own. */
async function starting() {
  const fixture = await BackEndFixture.withCart('tee', 'cap');
  await fixture.backEnd.changeCart(fixture.claims, { type: 'increment', productKey: 'cap' });
  const { ports, claims } = fixture;
  const now = timestamp(ports.clock.now());
  const times = { createdAt: now, updatedAt: now };
  const lines: readonly CartItem[] = [
    { ...tee, quantity: 1, ...times },
    { ...cap, quantity: 2, ...times },
  ];
  return { fixture, ports, claims, lines, now, startCheckout: makeStartCheckout(ports) };
}

describe('Starting a checkout', () => {
  it("freezes the price of the cart, and gives the provider's public key and script", async () => {
    const { ports, claims, lines, now, startCheckout } = await starting();
    const draft = {
      ...{ orderId: 'order-1', orderAddress: home },
      ...{ cartItemsTotal: 99_900, cartItemsDiscountTotal: 20_000, couponDiscountTotal: 0 },
    };
    const checkout = { id: 'order-1', shopperId: 'asha', providerOrderId: 'order_1', draft, lines, createdAt: now };
    const provider = { publicKey: 'key_of_the_shop', scriptUrl: 'https://provider.test/checkout.js' };
    expect(await startCheckout(claims, request)).toEqual({ checkout, ...provider });
    expect(await ports.checkouts.ofShopper(claims, 'order-1')).toEqual(checkout);
    expect(ports.provider.orders).toEqual([{ amount: 79_900, checkoutId: 'order-1' }]);
  });

  it.each([
    ['new-year', 15_980],
    ['black-friday', 2_000],
  ])('takes the coupon %s off', async (couponId, couponDiscountTotal) => {
    const { ports, claims, startCheckout } = await starting();
    const started = await startCheckout(claims, { ...request, couponId });
    expect(started).toMatchObject({ checkout: { draft: { couponDiscountTotal } } });
    expect(ports.provider.orders).toMatchObject([{ amount: 79_900 - couponDiscountTotal }]);
  });

  it('gives the same checkout again while nothing has changed, and leaves the cart', async () => {
    const { fixture, ports, claims, startCheckout } = await starting();
    const first = await startCheckout(claims, request);
    ports.clock.advance(6 * DAY);
    expect(await startCheckout(claims, request)).toEqual(first);
    await fixture.backEnd.changeCart(claims, { type: 'increment', productKey: 'cap' });
    await fixture.backEnd.changeCart(claims, { type: 'decrement', productKey: 'cap' });
    expect(await startCheckout(claims, request)).toEqual(first);
    expect(ports.provider.orders).toHaveLength(1);
    expect(await fixture.cart()).toEqual([
      ['tee', 1],
      ['cap', 2],
    ]);
  });

  it('gives the same checkout to presses at once', async () => {
    const { ports, claims, startCheckout } = await starting();
    const [first, second] = await Promise.all([startCheckout(claims, request), startCheckout(claims, request)]);
    expect(first).toEqual(second);
    expect(ports.tables.checkouts.size).toBe(1);
  });

  it.each<[string, (world: Awaited<ReturnType<typeof starting>>) => unknown, object?]>([
    [
      'another quantity',
      ({ fixture, claims }) => fixture.backEnd.changeCart(claims, { type: 'increment', productKey: 'tee' }),
    ],
    ['another price', ({ ports }) => ports.products.import([{ ...tee, discountedPrice: 100, isListed: true }])],
    ['a coupon', () => undefined, { couponId: 'new-year' }],
    [
      'another address',
      ({ ports, claims }) => ports.addresses.add(claims, { ...home, key: 'work' }),
      { addressId: 'work' },
    ],
    [
      'an address that was changed',
      ({ ports, claims }) => ports.addresses.update(claims, 'home', { ...home, city: 'Pune' }, NOON),
    ],
    ['a first one that is older than six days', ({ ports }) => ports.clock.advance(6 * DAY + 1000)],
    [
      'a first one that is paid, and the same in the cart again',
      async ({ ports, claims, lines }) => {
        await ports.checkouts.confirm({ paymentId: 'pay_1', providerOrderId: 'order_1' }, NOON);
        for (const { key, quantity } of lines) await ports.carts.add(claims, key, NOON, quantity);
      },
    ],
  ])('starts a new checkout with %s, and the first one stays as it is', async (_, change, other) => {
    const world = await starting();
    const { ports, claims, startCheckout } = world;
    const first = await startCheckout(claims, request);
    await change(world);
    expect(await startCheckout(claims, { ...request, ...other })).toMatchObject({ checkout: { id: 'order-2' } });
    expect(first).toMatchObject({ checkout: await ports.checkouts.ofShopper(claims, 'order-1') });
  });

  it('gives another shopper another checkout', async () => {
    const { fixture, ports, claims, lines, startCheckout } = await starting();
    await startCheckout(claims, request);
    const meher = await fixture.another();
    await ports.addresses.add(meher, home);
    for (const { key, quantity } of lines) await ports.carts.add(meher, key, NOON, quantity);
    expect(await startCheckout(meher, request)).toMatchObject({ checkout: { id: 'order-2', shopperId: 'meher' } });
  });

  it('makes the order of a checkout that was paid in another tab, and refuses to take the money again', async () => {
    const { fixture, ports, claims, startCheckout } = await starting();
    await startCheckout(claims, request);
    ports.provider.pay('order_1');
    expect(await startCheckout(claims, request)).toBe('already-paid');
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
    expect(await fixture.cart()).toEqual([]);
    expect(await startCheckout(claims, request)).toBe('cart-empty');
  });

  it('refuses to take the money again when the order of the payment was made meanwhile', async () => {
    const { ports, claims, startCheckout } = await starting();
    await startCheckout(claims, request);
    ports.provider.pay('order_1');
    vi.spyOn(ports.checkouts, 'confirm').mockResolvedValueOnce('already-recorded');
    expect(await startCheckout(claims, request)).toBe('already-paid');
    expect(ports.log.entries).toEqual([]);
  });

  it('takes no second payment when the first one cannot make its order, and logs why', async () => {
    const { fixture, ports, claims, startCheckout } = await starting();
    await startCheckout(claims, request);
    const wrong = { ...ports.provider.pay('order_1'), amount: 100 };
    vi.spyOn(ports.provider, 'capturedPayment').mockResolvedValueOnce(wrong);
    expect(await startCheckout(claims, request)).toBe('provider-unavailable');
    const details = { paymentId: 'pay_1' };
    expect(ports.log.entries).toEqual([
      { text: 'A captured payment makes no order', cause: 'amount-differs', details },
    ]);
    expect(await fixture.orders()).toEqual([]);
  });

  it('takes the smallest amount of the provider, ₹1', async () => {
    const { ports, claims, startCheckout } = await starting();
    const cheap = { ...tee, originalPrice: 100, discountedPrice: 100, isListed: true };
    await ports.products.import([cheap, { ...cap, isListed: false }]);
    expect(await startCheckout(claims, request)).toMatchObject({ checkout: { draft: { cartItemsTotal: 100 } } });
    await ports.products.import([{ ...cheap, discountedPrice: 99 }]);
    expect(await startCheckout(claims, request)).toBe('amount-too-small');
    expect(ports.provider.orders).toHaveLength(1);
  });
});
