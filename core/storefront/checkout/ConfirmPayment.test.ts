import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { orderOf } from '../../domain/orders/CheckoutAttempt.ts';
import { aCartItem } from '../../domain/testing/samples.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import { SessionRejected } from '../ports/failures/SessionRejected.ts';
import { Unreachable } from '../ports/failures/Unreachable.ts';
import { anAttempt, paid } from '../testing/anAttempt.ts';
import { makeConfirmPayment } from './ConfirmPayment.ts';

const tees = aCartItem({ key: 'tee', quantity: 2 });
const cap = aCartItem({ key: 'cap' });
const attempt = paid(anAttempt({ lines: [tees] }));
const order = orderOf(attempt);
const REMEMBER = 'checkouts.remember(order-1, paid)';
const RECORD = 'orders.record(token-1, order-1, paid)';
const FORGET = 'checkouts.forget(order-1)';
const NOTIFY = 'tabs.notify(orders)';
const REMOVE = 'cart.removeOrdered(token-1, 2 tee)';

/** A shopper who has paid for two tees. */
function paying(cart: readonly CartItem[] = [tees]) {
  const shop = new MemoryShop('/checkout');
  shop.backEnd.register({ email: attempt.email, password: 'secret-8', firstName: 'Asha', lastName: 'Rao', cart });
  const session = shop.logIn();
  const confirm = (confirmPayment = shop.ports.confirmPayment) => confirmPayment(session, attempt);
  const unfinished = () => shop.checkouts.unfinished(session.email);
  return { shop, session, confirm, unfinished, orders: () => shop.orders.orders(session) };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The port with one method that starts its work only once `started` resolves. */
function slow<Port extends object>(port: Port, method: keyof Port, started: Promise<void>): Port {
  return new Proxy(port, {
    get(target, property) {
      const present: unknown = Reflect.get(target, property);
      if (property !== method || typeof present !== 'function') return present;
      return async (...values: unknown[]) => {
        await started;
        return present(...values);
      };
    },
  });
}

describe('Confirming a payment', () => {
  it('stores the paid attempt, then records the order, then changes the cart in the back-end [spec 4.clear-after-purchase, 4.one-order-per-payment, 4.clear-through-server]', async () => {
    const { shop, confirm, orders, unfinished } = paying();
    expect(await confirm()).toEqual({ outcome: 'placed', cart: { outcome: 'unchanged', items: [] } });
    expect(await orders()).toEqual([order]);
    expect(await unfinished()).toEqual([]);
    expect(shop.calls).toEqual([REMEMBER, RECORD, FORGET, NOTIFY, REMOVE]);
  });

  it.each([
    ['checkouts', 'remember', [], [REMEMBER, RECORD, FORGET, NOTIFY, REMOVE]],
    ['orders', 'record', [REMEMBER], [REMEMBER, RECORD, FORGET, NOTIFY, REMOVE]],
    ['checkouts', 'forget', [REMEMBER, RECORD], [REMEMBER, RECORD, FORGET, NOTIFY, REMOVE]],
  ] as const)('waits for a slow %s.%s before it goes on', async (port, method, before, after) => {
    const { shop, confirm } = paying();
    let start = (): void => undefined;
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const ports = { ...shop.ports, [port]: slow<object>(shop.ports[port], method as never, started) };
    const confirming = confirm(makeConfirmPayment(ports));
    await nextTask();
    expect(shop.calls).toEqual(before);
    start();
    expect(await confirming).toMatchObject({ outcome: 'placed' });
    expect(shop.calls).toEqual(after);
  });

  it('records the order when the attempt cannot be stored', async () => {
    const { shop, confirm, orders } = paying();
    const failure = new Error('quota exceeded');
    shop.checkouts.failWith(failure);
    expect(await confirm()).toMatchObject({ outcome: 'placed' });
    expect(await orders()).toEqual([order]);
    expect(shop.log.entries).toEqual([{ text: 'A paid checkout could not be remembered', cause: failure }]);
  });

  it('keeps the paid attempt and the cart when the order cannot be recorded', async () => {
    const { shop, session, confirm, unfinished } = paying();
    const failure = new Error('quota exceeded');
    shop.orders.failWith(failure);
    expect(await confirm()).toEqual({ outcome: 'unconfirmed' });
    expect(await unfinished()).toEqual([attempt]);
    expect(await shop.orders.anotherTab().orders(session)).toEqual([]);
    expect(shop.log.entries).toEqual([{ text: 'A paid order could not be recorded', cause: failure }]);
    expect(shop.calls).toEqual([REMEMBER, RECORD, 'log.error(A paid order could not be recorded)']);
  });
});

describe('A payment of which the back-end makes no order', () => {
  const refusal = 'The signature of the payment is wrong.';

  it('is told with its id and forgotten, and the cart stays', async () => {
    const { shop, session, unfinished } = paying();
    const orders = Object.assign(shop.orders.anotherTab(), { record: async () => ({ refusal }) });
    const confirmPayment = makeConfirmPayment({ ...shop.ports, orders });
    expect(await confirmPayment(session, attempt)).toEqual({ outcome: 'refused' });
    expect(await unfinished()).toEqual([]);
    expect(shop.calls).toEqual([
      REMEMBER,
      FORGET,
      'log.error(The payment pay_1 makes no order, The signature of the payment is wrong.)',
      'toast.error(Your payment pay_1 has made no order: The signature of the payment is wrong.)',
    ]);
  });

  it.each<[string, Error, string | undefined]>([
    ['ends a rejected session', new SessionRejected('status 401', [], 'token-1'), undefined],
    ['leaves the session of a later login', new SessionRejected('status 401', [], 'token-0'), 'token-1'],
    ['leaves the session without a connection', new Unreachable('Network Error'), 'token-1'],
  ])('now is kept for later, and %s', async (_end, failure, token) => {
    const { shop, confirm, unfinished } = paying();
    shop.orders.failWith(failure);
    expect(await confirm()).toEqual({ outcome: 'unconfirmed' });
    expect(await unfinished()).toEqual([attempt]);
    expect(shop.sessions.current()?.token).toBe(token);
    expect(shop.calls.filter((call) => call.startsWith('toast'))).toEqual([]);
  });
});

describe('Confirming a payment a second time', () => {
  it('records no second order, does not change the cart and forgets the attempt', async () => {
    const { shop, confirm, orders, unfinished } = paying([{ ...tees, quantity: 5 }]);
    await confirm();
    expect(await confirm()).toEqual({ outcome: 'already-placed' });
    expect([await orders(), await unfinished()]).toEqual([[order], []]);
    expect(shop.backEnd.shopper('asha@example.com')?.cart).toEqual([{ ...tees, quantity: 3 }]);
    expect(shop.calls.slice(5)).toEqual([REMEMBER, RECORD, FORGET]);
  });
});

describe('A confirmed payment removes only the paid quantities from the cart', () => {
  it('and neither changes nor shows the cart of another shopper who has logged in', async () => {
    const { shop, confirm, orders } = paying();
    const other = shop.logIn('bala@example.com', 'Bala');
    await shop.ports.cart.add(other, cap);
    expect(await confirm()).toEqual({ outcome: 'placed', cart: { outcome: 'session-ended' } });
    expect(await orders()).toEqual([order]);
    expect(await shop.orders.orders(other)).toEqual([]);
    expect(shop.backEnd.shopper('asha@example.com')?.cart).toEqual([]);
    expect(shop.backEnd.shopper('bala@example.com')?.cart).toMatchObject([{ key: 'cap' }]);
  });

  it.each([
    [new BackEndFailure('status 500'), 'failed'],
    [undefined, 'unreachable'],
    [new SessionRejected('status 401', [], 'token-1'), 'failed'],
  ])('if the cart call fails the order still shows [spec 4.clear-through-server]: %s', async (failure, outcome) => {
    const { shop, confirm, orders, unfinished } = paying();
    shop.backEnd.fail('cart', failure);
    expect(await confirm()).toEqual({ outcome: 'placed', cart: { outcome } });
    expect([await orders(), await unfinished()]).toEqual([[order], []]);
  });
});
