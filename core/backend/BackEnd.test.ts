import { describe, expect, it } from 'vitest';
import { BackEndFixture } from '../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { isRefusal } from './ports/Refusal.ts';

const { tee, cap, home } = BackEndFixture;
const meher = { email: 'meher@example.com', password: 'secret-8', firstName: 'Meher', lastName: '' };

describe('The back-end', () => {
  it('registers, authenticates and logs in', async () => {
    const { backEnd } = new BackEndFixture();
    const registered = await backEnd.register(meher);
    if (isRefusal(registered) || 'invalid' in registered) throw new Error('refused');
    const claims = { shopperId: registered.shopper.id, version: 0 };
    expect(backEnd.authenticate(registered.token)).toEqual(claims);
    const loggedIn = await backEnd.logIn(meher);
    expect(loggedIn).toEqual({ shopper: registered.shopper, token: 'token-2' });
  });

  it('ends all tokens with a logout', async () => {
    const { backEnd } = new BackEndFixture();
    await backEnd.register(meher);
    const claims = backEnd.authenticate('token-1');
    if (isRefusal(claims)) throw new Error(claims);
    expect(await backEnd.showCart(claims)).toEqual([]);
    expect(await backEnd.logOut(claims)).toBe('ended');
    const calls = [backEnd.logOut, backEnd.showCart, backEnd.showWishlist, backEnd.showAddresses, backEnd.listOrders];
    for (const call of calls) expect(await call(claims)).toBe('token-invalid');
    await backEnd.logIn(meher);
    expect(backEnd.authenticate('token-2')).toEqual({ ...claims, version: 1 });
    expect(await backEnd.showCart({ ...claims, version: 1 })).toEqual([]);
  });

  it('shows what a shopper has', async () => {
    const { backEnd, claims } = await BackEndFixture.withCart('tee');
    await backEnd.changeWishlist(claims, { type: 'add', productKey: 'cap' });
    await backEnd.changeAddresses(claims, { type: 'add', details: home });
    expect(await backEnd.showCart(claims)).toMatchObject([tee]);
    expect(await backEnd.showWishlist(claims)).toMatchObject([cap]);
    expect(await backEnd.showAddresses(claims)).toMatchObject([home, { name: home.name }]);
    expect(await backEnd.listOrders(claims)).toEqual([]);
  });

  it('lists what was imported, and finds it', async () => {
    const { backEnd } = new BackEndFixture();
    const outcome = await backEnd.importProducts([{ ...tee, isListed: true }]);
    expect(outcome).toEqual({ outcome: 'imported', added: 1, replaced: 0 });
    expect((await backEnd.listProducts()).products).toEqual([tee]);
    expect(await backEnd.searchCatalogue.product(String(tee.id))).toEqual(tee);
    expect(await backEnd.suggestFromCatalogue(tee.name)).toEqual([{ kind: 'product', product: tee }]);
  });

  it('makes one order of a payment that the browser, the provider and a reconciliation report', async () => {
    const fixture = await BackEndFixture.withCart('tee');
    const { backEnd, claims, ports } = fixture;
    const { id: checkoutId, providerOrderId } = (await fixture.startCheckout()).checkout;
    const payment = ports.provider.pay(providerOrderId);
    await backEnd.takeInProviderEvent(ports.provider.webhook('payment.captured', providerOrderId));
    expect(await backEnd.listOrders(claims)).toMatchObject([{ orderId: checkoutId, paymentId: 'pay_1' }]);
    ports.clock.advance(15 * 60_000);
    expect(await backEnd.reconcile()).toEqual({ recorded: 0 });
    expect(await backEnd.confirmPayment(claims, { checkoutId, ...payment })).toHaveLength(1);
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
