import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { BackEnd } from './BackEnd.ts';
import { isRefusal } from './ports/Refusal.ts';

const { tee, cap, home } = BackEndFixture;
const meher = { email: 'meher@example.com', password: 'secret-8', firstName: 'Meher', lastName: '' };

describe('The back-end', () => {
  it('registers, authenticates and logs in', async () => {
    const { backEnd } = new BackEndFixture();
    const registered = await backEnd.register(meher);
    if (isRefusal(registered) || 'invalid' in registered) throw new Error('refused');
    expect(await backEnd.authenticate(registered.token)).toEqual({ shopperId: registered.shopper.id });
    const loggedIn = await backEnd.logIn(meher);
    expect(loggedIn).toEqual({ shopper: registered.shopper, token: 'token-2' });
  });

  it('ends all tokens with a logout', async () => {
    const { backEnd } = new BackEndFixture();
    await backEnd.register(meher);
    await backEnd.logIn(meher);
    const shopper = await backEnd.authenticate('token-1');
    if (isRefusal(shopper)) throw new Error(shopper);
    await backEnd.logOut(shopper.shopperId);
    for (const token of ['token-1', 'token-2']) expect(await backEnd.authenticate(token)).toBe('token-invalid');
    await backEnd.logIn(meher);
    expect(await backEnd.authenticate('token-3')).toEqual(shopper);
  });

  it('shows what a shopper has', async () => {
    const { backEnd, asha } = await BackEndFixture.withCart('tee');
    await backEnd.changeWishlist(asha, { type: 'add', productKey: 'cap' });
    await backEnd.changeAddresses(asha, { type: 'add', details: home });
    expect(await backEnd.showCart(asha)).toMatchObject([tee]);
    expect(await backEnd.showWishlist(asha)).toMatchObject([cap]);
    expect(await backEnd.showAddresses(asha)).toMatchObject([home, { name: home.name }]);
    expect(await backEnd.listOrders(asha)).toEqual([]);
  });

  it('lists what was imported, and finds it', async () => {
    const { backEnd } = new BackEndFixture();
    const outcome = await backEnd.importProducts([{ ...tee, isListed: true }]);
    expect(outcome).toEqual({ outcome: 'imported', added: 1, replaced: 0 });
    expect((await backEnd.listProducts()).products).toEqual([tee]);
    expect(await backEnd.searchCatalogue.product(String(tee.id))).toEqual(tee);
    expect(await backEnd.searchCatalogue.suggest(tee.name)).toEqual([{ kind: 'product', product: tee }]);
  });

  it('makes one order of a payment that the browser, the provider and a reconciliation report', async () => {
    const fixture = await BackEndFixture.withCart('tee');
    const { backEnd, asha, ports } = fixture;
    const { id: checkoutId, providerOrderId } = (await fixture.startCheckout()).checkout;
    const payment = ports.provider.pay(providerOrderId);
    await backEnd.takeInProviderEvent(ports.provider.webhook('payment.captured', providerOrderId));
    expect(await backEnd.listOrders(asha)).toMatchObject([{ orderId: checkoutId, paymentId: 'pay_1' }]);
    ports.clock.advance(15 * 60_000);
    expect(await backEnd.reconcile()).toEqual({ recorded: 0 });
    expect(await backEnd.confirmPayment(asha, { checkoutId, ...payment })).toHaveLength(1);
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
  });

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
