import { describe, expect, it } from 'vitest';
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
