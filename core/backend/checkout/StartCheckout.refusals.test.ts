import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { makeStartCheckout } from './StartCheckout.ts';

const { tee } = BackEndFixture;
const request = { addressId: 'home' };

async function starting() {
  const fixture = await BackEndFixture.withCart('tee', 'cap');
  const { ports, claims } = fixture;
  return { fixture, ports, claims, startCheckout: makeStartCheckout(ports) };
}

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
    const cause = expect.objectContaining({ name: 'ProviderUnreachable' });
    expect(ports.log.entries).toEqual([{ text: 'The payment provider could not prepare a payment', cause }]);
    expect(ports.tables.checkouts.size).toBe(0);
    expect(await fixture.cart()).toEqual([
      ['tee', 1],
      ['cap', 1],
    ]);
  });

  it('by an exception when it cannot be stored', async () => {
    const { ports, claims, startCheckout } = await starting();
    vi.spyOn(ports.checkouts, 'add').mockRejectedValueOnce(new Error('The database is gone'));
    await expect(startCheckout(claims, request)).rejects.toThrow('The database is gone');
    expect(ports.log.entries).toEqual([]);
  });
});
