import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { BackEnd } from './BackEnd.ts';

describe('The back-end', () => {
  it('reconciles events that were stored and not processed', async () => {
    const fixture = await BackEndFixture.withCart('tee');
    const { providerOrderId } = (await fixture.startCheckout()).checkout;
    const { paymentId, amount } = fixture.ports.provider.pay(providerOrderId);
    const captured = { paymentId, providerOrderId, amount };
    await fixture.ports.events.add({ id: 'event-1', type: 'order.paid', captured }, '2026-03-01T09:30:00+00:00');
    expect(await fixture.backEnd.reconcile()).toEqual({ recorded: 0 });
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
  });
});

describe('A shopper who is removed during a change', () => {
  it.each<[string, (backEnd: BackEnd, shopperId: string) => Promise<unknown>]>([
    ['of the cart', (backEnd, id) => backEnd.changeCart(id, { type: 'add', productKey: 'cap' })],
    ['of the wishlist', (backEnd, id) => backEnd.changeWishlist(id, { type: 'add', productKey: 'cap' })],
    ['of the addresses', (backEnd, id) => backEnd.changeAddresses(id, { type: 'remove', addressKey: 'home' })],
    ['by a checkout', (backEnd, id) => backEnd.startCheckout(id, { addressId: 'home' })],
  ])('is not registered any more: %s', async (_change, change) => {
    const { ports, backEnd, asha } = await BackEndFixture.withCart('tee');
    const lock = vi.spyOn(ports.shoppers, 'lock').mockResolvedValue(false);
    expect(await change(backEnd, asha)).toBe('not-registered');
    expect(lock).toHaveBeenCalledWith(asha);
  });
});
