import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { BackEnd } from './BackEnd.ts';

describe('The back-end', () => {
  it('asks for a payment that nobody has reported once the hold has ended, and sends the mail', async () => {
    const fixture = await BackEndFixture.withCart('tee');
    const { ports, backEnd } = fixture;
    const { providerOrderId } = (await fixture.startCheckout()).checkout;
    ports.provider.pay(providerOrderId);
    await backEnd.runJobs();
    expect(await fixture.orders()).toEqual([]);
    ports.clock.advance(900_000);
    await backEnd.runJobs();
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
    await backEnd.runJobs();
    expect(ports.mail.sent).toMatchObject([
      {
        to: 'Asha@example.com',
        content: { kind: 'order-placed', pieces: [{ key: 'tee', name: expect.stringContaining('Tee') }] },
      },
    ]);
    expect(await ports.jobs.list()).toEqual([]);
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
