import { describe, expect, it } from 'vitest';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import { orderOf, type PaidAttempt } from '../../../core/domain/orders/CheckoutAttempt.ts';
import type { ForKeepingOrders } from '../../../core/storefront/ports/orders/ForKeepingOrders.ts';

export type OrdersSubject = {
  readonly orders: ForKeepingOrders;
  /** Another tab of the same browser, or the same one after a reload. */
  anotherTab(): ForKeepingOrders;
  /** Returns a new session of the shopper; the e-mail may be spelled differently each time. */
  logIn(shopper: 'asha' | 'ravi'): Promise<Session>;
  /** Returns a checkout of this shopper whose payment succeeded. */
  pay(session: Session, paymentId: string): Promise<PaidAttempt>;
};

export type MakeOrdersSubject = () => OrdersSubject | Promise<OrdersSubject>;

/** What every place does that keeps orders: a device, a back-end. */
export function describeOrdersContract(name: string, makeSubject: MakeOrdersSubject): void {
  describe(`${name} keeps paid orders`, () => {
    describeRecording(makeSubject);
    describeShoppers(makeSubject);
  });
}

/** The order of an attempt. A back-end pays it at its own time, gives it a number, and takes the pictures in several sizes from the catalogue. */
export function expectedOrder(attempt: PaidAttempt): object {
  const order = orderOf(attempt);
  const orderedProducts = order.orderedProducts.map(({ picture: _, ...line }) => expect.objectContaining(line));
  return { ...order, orderedProducts, paidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
}

function describeRecording(makeSubject: MakeOrdersSubject): void {
  it('starts with no order', async () => {
    const { orders, logIn } = await makeSubject();
    expect(await orders.orders(await logIn('asha'))).toEqual([]);
  });

  it('returns whole orders, the newest last, also after a reload [spec 3.order]', async () => {
    const { orders, anotherTab, logIn, pay } = await makeSubject();
    const asha = await logIn('asha');
    const [first, second] = [await pay(asha, 'pay_1'), await pay(asha, 'pay_2')];
    expect(await orders.record(asha, first)).toBe('recorded');
    expect(await orders.record(asha, second)).toBe('recorded');
    const both = [expectedOrder(first), expectedOrder(second)];
    expect(await orders.orders(asha)).toMatchObject(both);
    expect(await anotherTab().orders(asha)).toMatchObject(both);
  });

  it('records one order for each payment, however often and from wherever it is told [spec 4.one-order-per-payment]', async () => {
    const { orders, anotherTab, logIn, pay } = await makeSubject();
    const asha = await logIn('asha');
    const attempt = await pay(asha, 'pay_1');
    const tabs = [orders, orders, anotherTab(), anotherTab()];
    await Promise.all(tabs.map((tab) => tab.record(asha, attempt)));
    await anotherTab().record(asha, attempt);
    for (const tab of tabs) expect(await tab.orders(asha)).toMatchObject([expectedOrder(attempt)]);
  });

  it('keeps the orders of both tabs when two tabs record in turn', async () => {
    const { orders, anotherTab, logIn, pay } = await makeSubject();
    const asha = await logIn('asha');
    const tabs = [orders, anotherTab(), orders];
    for (const [at, tab] of tabs.entries()) await tab.record(asha, await pay(asha, `pay_${at}`));
    for (const tab of tabs) {
      expect((await tab.orders(asha)).map(({ paymentId }) => paymentId)).toEqual(['pay_0', 'pay_1', 'pay_2']);
    }
  });
}

function describeShoppers(makeSubject: MakeOrdersSubject): void {
  it('never returns the orders of another shopper', async () => {
    const { orders, logIn, pay } = await makeSubject();
    const [asha, ravi] = [await logIn('asha'), await logIn('ravi')];
    const [ashas, ravis] = [await pay(asha, 'pay_1'), await pay(ravi, 'pay_2')];
    await orders.record(asha, ashas);
    await orders.record(ravi, ravis);
    expect(await orders.orders(asha)).toMatchObject([expectedOrder(ashas)]);
    expect(await orders.orders(ravi)).toMatchObject([expectedOrder(ravis)]);
  });

  it('finds the shopper however the e-mail is spelled, and records an earlier session’s payment in a later one', async () => {
    const { orders, logIn, pay } = await makeSubject();
    const asha = await logIn('asha');
    const [first, second] = [await pay(asha, 'pay_1'), await pay(asha, 'pay_2')];
    await orders.record(asha, first);
    const later = await logIn('asha');
    expect(await orders.record(later, second)).toBe('recorded');
    expect(await orders.orders(later)).toMatchObject([expectedOrder(first), expectedOrder(second)]);
  });
}
