import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';

const { tee } = BackEndFixture;
const request = { addressId: 'home' };

async function starting() {
  const fixture = await BackEndFixture.withCart('tee', 'cap');
  const { ports, asha } = fixture;
  return { fixture, ports, asha, startCheckout: fixture.backEnd.startCheckout };
}

describe('A checkout is refused', () => {
  it.each([
    ['unknown-address', { addressId: 'elsewhere' }],
    ['unknown-coupon', { ...request, couponId: 'half-price' }],
    ['unknown-coupon', { ...request, couponId: '' }],
  ])('as %s for %j', async (refusal, refused) => {
    const { ports, asha, startCheckout } = await starting();
    expect(await startCheckout(asha, refused)).toBe(refusal);
    expect(ports.provider.orders).toEqual([]);
    expect(ports.tables.checkouts.size).toBe(0);
  });

  it('with a coupon that the cart does not earn: a total of exactly the minimum purchase', async () => {
    const { ports, asha, startCheckout } = await starting();
    await ports.carts.remove(asha, ['cap']);
    expect(await startCheckout(asha, { ...request, couponId: 'new-year' })).toBe('coupon-not-earned');
    await ports.products.import([{ ...tee, discountedPrice: 50_000, isListed: true }]);
    expect(await startCheckout(asha, { ...request, couponId: 'new-year' })).toBe('coupon-not-earned');
    await ports.products.import([{ ...tee, discountedPrice: 50_001, isListed: true }]);
    expect(await startCheckout(asha, { ...request, couponId: 'new-year' })).toMatchObject({ checkout: {} });
  });

  it('while the provider is unavailable, which is logged', async () => {
    const { fixture, ports, asha, startCheckout } = await starting();
    await fixture.backEnd.changeStock([{ sku: 'tee', kind: 'receive', quantity: 5 }], 'shop');
    ports.provider.isUnavailable = true;
    expect(await startCheckout(asha, request)).toBe('provider-unavailable');
    const cause = expect.objectContaining({ name: 'ProviderUnreachable' });
    expect(ports.log.entries).toEqual([{ text: 'The payment provider could not prepare a payment', cause }]);
    expect(await ports.checkouts.checkout('order-1')).not.toHaveProperty('providerOrderId');
    expect(await ports.stock.levels(['tee'])).toEqual([{ sku: 'tee', onHand: 5, held: 0 }]);
    expect(await fixture.cart()).toEqual([
      ['tee', 1],
      ['cap', 1],
    ]);
  });

  it('by an exception when it cannot be stored', async () => {
    const { ports, asha, startCheckout } = await starting();
    vi.spyOn(ports.checkouts, 'add').mockRejectedValueOnce(new Error('The database is gone'));
    await expect(startCheckout(asha, request)).rejects.toThrow('The database is gone');
    expect(ports.log.entries).toEqual([]);
  });
});
