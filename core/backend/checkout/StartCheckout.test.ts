import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { makeStartCheckout } from './StartCheckout.ts';

const { tee, cap, home } = BackEndFixture;
const request = { addressId: 'home' };

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
    expect(await ports.checkouts.withId('order-1')).toEqual(checkout);
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

  it('starts a new checkout each time, and leaves the cart', async () => {
    const { fixture, ports, claims, startCheckout } = await starting();
    await startCheckout(claims, request);
    expect(await startCheckout(claims, request)).toMatchObject({ checkout: { id: 'order-2' } });
    expect([...ports.tables.checkouts.keys()]).toEqual(['order-1', 'order-2']);
    expect(await fixture.cart()).toEqual([
      ['tee', 1],
      ['cap', 2],
    ]);
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

describe('A checkout is refused', () => {
  it.each([
    ['unknown-address', { addressId: 'elsewhere' }],
    ['unknown-coupon', { ...request, couponId: 'half-price' }],
    ['unknown-coupon', { ...request, couponId: '' }],
  ])('as %s for %j', async (refusal, refused) => {
    const { ports, claims, startCheckout } = await starting();
    expect(await startCheckout(claims, refused)).toBe(refusal);
    expect(ports.provider.orders).toEqual([]);
    expect(ports.tables.checkouts.size).toBe(0);
  });

  it("with another shopper's address", async () => {
    const { fixture, ports, startCheckout } = await starting();
    const meher = await fixture.another();
    await ports.carts.add(meher, 'tee', '2026-03-01T09:30:00+00:00');
    expect(await startCheckout(meher, request)).toBe('unknown-address');
  });

  it('with an empty cart', async () => {
    const { ports, claims, startCheckout } = await starting();
    await ports.carts.clear(claims);
    expect(await startCheckout(claims, request)).toBe('cart-empty');
  });

  it('with a coupon that the cart does not earn: a total of exactly the minimum purchase', async () => {
    const { ports, claims, startCheckout } = await starting();
    await ports.carts.remove(claims, 'cap');
    expect(await startCheckout(claims, { ...request, couponId: 'new-year' })).toBe('coupon-not-earned');
    await ports.products.import([{ ...tee, discountedPrice: 50_000, isListed: true }]);
    expect(await startCheckout(claims, { ...request, couponId: 'new-year' })).toBe('coupon-not-earned');
    await ports.products.import([{ ...tee, discountedPrice: 50_001, isListed: true }]);
    expect(await startCheckout(claims, { ...request, couponId: 'new-year' })).toMatchObject({ checkout: {} });
  });

  it('for a token that was ended, also between reading the cart and the address book', async () => {
    const { ports, claims, startCheckout } = await starting();
    vi.spyOn(ports.addresses, 'addresses').mockResolvedValueOnce('not-registered');
    expect(await startCheckout(claims, request)).toBe('not-registered');
    vi.spyOn(ports.carts, 'lines').mockResolvedValueOnce('not-registered');
    expect(await startCheckout(claims, request)).toBe('not-registered');
    await ports.shoppers.endTokens(claims);
    expect(await startCheckout(claims, request)).toBe('token-invalid');
    expect(ports.provider.orders).toEqual([]);
  });

  it('while the provider is unavailable, which is logged', async () => {
    const { fixture, ports, claims, startCheckout } = await starting();
    ports.provider.isUnavailable = true;
    expect(await startCheckout(claims, request)).toBe('provider-unavailable');
    const cause = expect.objectContaining({ name: 'ProviderUnavailable' });
    expect(ports.log.entries).toEqual([{ text: 'The payment provider could not create an order', cause }]);
    expect(ports.tables.checkouts.size).toBe(0);
    expect(await fixture.cart()).toEqual([
      ['tee', 1],
      ['cap', 2],
    ]);
  });

  it('by an exception when it cannot be stored', async () => {
    const { ports, claims, startCheckout } = await starting();
    vi.spyOn(ports.checkouts, 'add').mockRejectedValueOnce(new Error('The database is gone'));
    await expect(startCheckout(claims, request)).rejects.toThrow('The database is gone');
    expect(ports.log.entries).toEqual([]);
  });
});
