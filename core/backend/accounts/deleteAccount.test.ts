import { beforeEach, describe, expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { timestamp } from '../../domain/time/timestamp.ts';

const PASSWORD = 'secret-8';
/** What the shop knows of Asha, and must forget. */
const PERSONAL = /asha|Hill Road|98765|Mumbai/i;

let fixture: BackEndFixture;
const remove = (password = PASSWORD) => fixture.backEnd.deleteAccount('asha', password);
/** Everything in the tables, without the ids, which are hers here. */
const everything = () =>
  JSON.stringify([...Object.values(fixture.ports.tables)].map((each) => [...Object(each.values?.() ?? [])])).replaceAll(
    '"asha"',
    '""',
  );

/** Asha buys a tee. Resolves with the order's id. */
async function buy(): Promise<string> {
  await fixture.backEnd.changeCart('asha', { type: 'add', productKey: 'tee' });
  const { id, providerOrderId } = (await fixture.startCheckout()).checkout;
  const { paymentId } = fixture.ports.provider.pay(providerOrderId);
  await fixture.recordPayment({ paymentId, providerOrderId }, timestamp(fixture.ports.clock.now()));
  return id;
}

beforeEach(async () => {
  fixture = await BackEndFixture.withCart('cap');
  const { shoppers, passwords, clock } = fixture.ports;
  await shoppers.setPassword('asha', await passwords.hash(PASSWORD), timestamp(clock.now()));
});

describe('Deleting an account', () => {
  it('erases all that is personal from every table, and keeps lines, amounts, State and PIN of orders', async () => {
    const { backEnd, ports } = fixture;
    const order = await buy();
    await backEnd.fulfilOrder.ship(order, { carrier: 'Post', trackingNumber: '1' }, 'staff');
    await backEnd.changeCart('asha', { type: 'add', productKey: 'tee' });
    await backEnd.changeWishlist('asha', { type: 'add', productKey: 'cap' });
    const open = (await fixture.startCheckout()).checkout.id;
    await backEnd.forgotPassword('asha@example.com');
    await backEnd.runJobs();
    const before = await ports.orders.order(order);
    expect(everything()).toMatch(PERSONAL);
    expect(await remove()).toEqual({});
    expect(everything()).not.toMatch(PERSONAL);
    const { key, state, pincode, country, createdAt, updatedAt } = BackEndFixture.home;
    const stays = { key, state, pincode, country, createdAt, updatedAt };
    const address = { ...stays, name: '', street: '', city: '', phone: '' };
    expect(await ports.orders.order(order)).toEqual({ ...before, deliveryAddress: address });
    expect(await ports.checkouts.checkout(open)).toMatchObject({ shopperId: 'asha', draft: { orderAddress: address } });
    expect(await backEnd.logIn({ email: 'asha@example.com', password: PASSWORD })).toBe('not-registered');
    expect(await remove()).toBe('not-registered');
  });

  it('is refused with a wrong password', async () => {
    expect(await remove('wrong')).toEqual({ invalid: ['The password is wrong.'] });
    expect(await fixture.cart()).toEqual([['cap', 1]]);
  });

  it.each<[string, (order: string) => Promise<unknown>, object | string]>([
    ['placed', async () => undefined, 'order-open'],
    ['packed', (order) => fixture.backEnd.fulfilOrder.pack(order, 'staff'), 'order-open'],
    ['shipped', (order) => fixture.backEnd.fulfilOrder.ship(order, { carrier: 'P', trackingNumber: '1' }, 'staff'), {}],
    ['cancelled', (order) => fixture.backEnd.cancelOrder('asha', order), {}],
  ])('while an order is %s', async (_status, change, outcome) => {
    await change(await buy());
    expect(await remove()).toEqual(outcome);
    expect(await fixture.backEnd.logIn({ email: 'asha@example.com', password: PASSWORD })).toEqual(
      outcome === 'order-open' ? expect.anything() : 'not-registered',
    );
  });

  it('is refused while a payment is pending', async () => {
    const { providerOrderId } = (await fixture.startCheckout()).checkout;
    const payment = fixture.ports.provider.authorize(providerOrderId);
    await fixture.parts.receivePayment({ ...payment, status: 'authorized' }, timestamp(fixture.ports.clock.now()));
    expect(await remove()).toBe('order-open');
  });

  it('gives back money that is captured later', async () => {
    const { ports, parts } = fixture;
    const { id, providerOrderId } = (await fixture.startCheckout()).checkout;
    const payment = ports.provider.pay(providerOrderId);
    expect(await remove()).toEqual({});
    await parts.receivePayment({ ...payment, status: 'captured' }, timestamp(ports.clock.now()));
    expect(await ports.orders.order(id)).toMatchObject({ standing: 'cancelled', deliveryAddress: { name: '' } });
    expect(await ports.refunds.ofOrder(id)).toMatchObject([{ amount: payment.amount, status: 'requested' }]);
    expect(await ports.mails.list()).toEqual([]);
  });
});

describe('The data of an account', () => {
  it('are all that the shop keeps of the shopper, and nothing secret', async () => {
    const { backEnd, ports } = fixture;
    await backEnd.changeWishlist('asha', { type: 'add', productKey: 'cap' });
    const order = await buy();
    await backEnd.cancelOrder('asha', order);
    await backEnd.changeCart('asha', { type: 'add', productKey: 'tee' });
    await fixture.another();
    await ports.mails.markSent(`order-placed-${order}`, timestamp(ports.clock.now()));
    const [createdAt, data] = [timestamp(ports.clock.now()), await backEnd.showAccountData('asha')];
    expect(data).toMatchObject({
      profile: { email: 'Asha@example.com', firstName: 'Asha', lastName: 'Rao' },
      addresses: [BackEndFixture.home],
      cart: [{ key: 'tee', quantity: 1 }],
      wishlist: [{ key: 'cap' }],
      orders: [{ orderId: order, status: 'cancelled', refunds: [{ status: 'requested' }] }],
      mails: [
        { kind: 'order-placed', createdAt, sentAt: createdAt },
        { kind: 'order-cancelled', createdAt },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/passwordHash|tokenVersion/);
    expect(await backEnd.showAccountData('nobody')).toBe('not-registered');
  });
});
