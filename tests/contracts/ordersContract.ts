import { describe, expect, it } from 'vitest';
import type { Order } from '../../core/domain/orders/Order.ts';
import { aCartItem, anAddress } from '../../core/domain/testing/samples.ts';
import type { ForKeepingOrders } from '../../core/storefront/ports/ForKeepingOrders.ts';
import { aSession } from '../../core/storefront/testing/aSession.ts';

export type OrdersSubject = {
  readonly orders: ForKeepingOrders;
  /** Another tab of the same browser, or the same one after a reload. */
  anotherTab(): ForKeepingOrders;
  /** Makes storing fail, or work again. */
  breakStorage(isBroken: boolean): void;
};

const ASHA = aSession();
const RAVI = aSession({ token: 'token-2', email: 'ravi@example.com' });

const PICTURE = {
  ...{ files: '/images/tee', widths: [400], formats: ['avif'], width: 400, height: 500 },
  placeholder: 'data:image/webp;base64,UklGRg==',
};

export function paidOrder(paymentId: string): Order {
  return {
    paymentId,
    orderId: `order of ${paymentId}`,
    amountPaid: 99_800,
    orderedProducts: [aCartItem({ quantity: 2, picture: PICTURE })],
    deliveryAddress: anAddress(),
    paidAt: '2026-03-01T09:30:00+00:00',
  };
}

export function describeOrdersContract(name: string, makeSubject: () => OrdersSubject): void {
  describe(`${name} keeps paid orders`, () => {
    describeRecording(makeSubject);
    describeShoppers(makeSubject);
  });
  describe(`${name} calls back after each change`, () => describeChanges(makeSubject));
  describe(`${name} loses no order where nothing can be stored`, () => describeTrouble(makeSubject));
}

function describeRecording(makeSubject: () => OrdersSubject): void {
  it('starts with no order', async () => {
    expect(await makeSubject().orders.orders(ASHA)).toEqual([]);
  });

  it('returns whole orders, the newest last, also after a reload [spec 3.order, 4.orders-on-client]', async () => {
    const { orders, anotherTab } = makeSubject();
    expect(await orders.record(ASHA, paidOrder('pay_1'))).toBe('recorded');
    expect(await orders.record(ASHA, paidOrder('pay_2'))).toBe('recorded');
    const both = [paidOrder('pay_1'), paidOrder('pay_2')];
    expect(await orders.orders(ASHA)).toEqual(both);
    expect(await anotherTab().orders(ASHA)).toEqual(both);
  });

  it('records one order for each payment [spec 4.one-order-per-payment]', async () => {
    const { orders, anotherTab } = makeSubject();
    await orders.record(ASHA, paidOrder('pay_1'));
    expect(await orders.record(ASHA, { ...paidOrder('pay_1'), orderId: 'another' })).toBe('already-recorded');
    expect(await anotherTab().record(ASHA, paidOrder('pay_1'))).toBe('already-recorded');
    expect(await orders.orders(ASHA)).toEqual([paidOrder('pay_1')]);
  });

  it('records one order when two tabs record the same payment at once [spec 4.one-order-per-payment]', async () => {
    const { orders, anotherTab } = makeSubject();
    const other = anotherTab();
    const tabs = [orders, other];
    const outcomes = await Promise.all(tabs.map((tab) => tab.record(ASHA, paidOrder('pay_1'))));
    expect(outcomes.toSorted()).toEqual(['already-recorded', 'recorded']);
    for (const tab of tabs) expect(await tab.orders(ASHA)).toEqual([paidOrder('pay_1')]);
  });

  it('keeps the orders of both tabs when two tabs record in turn', async () => {
    const { orders, anotherTab } = makeSubject();
    const other = anotherTab();
    await orders.record(ASHA, paidOrder('pay_1'));
    await other.record(ASHA, paidOrder('pay_2'));
    await orders.record(ASHA, paidOrder('pay_3'));
    const all = [paidOrder('pay_1'), paidOrder('pay_2'), paidOrder('pay_3')];
    for (const tab of [orders, other]) expect(await tab.orders(ASHA)).toEqual(all);
  });
}

function describeShoppers(makeSubject: () => OrdersSubject): void {
  it('never returns the orders of another shopper [spec 4.orders-on-client]', async () => {
    const { orders } = makeSubject();
    await orders.record(ASHA, paidOrder('pay_1'));
    await orders.record(RAVI, paidOrder('pay_2'));
    expect(await orders.orders(ASHA)).toEqual([paidOrder('pay_1')]);
    expect(await orders.orders(RAVI)).toEqual([paidOrder('pay_2')]);
  });

  it('finds the shopper however the e-mail is spelled, and in a later session', async () => {
    const { orders } = makeSubject();
    await orders.record(aSession({ email: ' Asha@Example.com' }), paidOrder('pay_1'));
    const later = aSession({ token: 'token-3', email: 'asha@example.COM ' });
    expect(await orders.orders(later)).toEqual([paidOrder('pay_1')]);
  });
}

function describeChanges(makeSubject: () => OrdersSubject): void {
  /** The payments that a tab's listener saw at each call. */
  const watch = (orders: ForKeepingOrders) => {
    const seen: string[][] = [];
    const unsubscribe = orders.whenChanged(async () => {
      seen.push((await orders.orders(ASHA)).map(({ paymentId }) => paymentId));
    });
    return { seen, unsubscribe };
  };

  it('in this tab and in another', async () => {
    const { orders, anotherTab } = makeSubject();
    const watched = [watch(orders), watch(anotherTab())];
    await orders.record(ASHA, paidOrder('pay_1'));
    for (const { seen } of watched) await expect.poll(() => seen).toEqual([['pay_1']]);
  });

  it('but not when nothing was recorded', async () => {
    const { orders } = makeSubject();
    await orders.record(ASHA, paidOrder('pay_1'));
    const { seen } = watch(orders);
    await orders.record(ASHA, paidOrder('pay_1'));
    await orders.record(ASHA, paidOrder('pay_2'));
    await expect.poll(() => seen).toEqual([['pay_1', 'pay_2']]);
  });

  it('until the listener unsubscribes', async () => {
    const { orders } = makeSubject();
    const [first, second] = [watch(orders), watch(orders)];
    first.unsubscribe();
    await orders.record(ASHA, paidOrder('pay_1'));
    await expect.poll(() => second.seen).toEqual([['pay_1']]);
    expect(first.seen).toEqual([]);
  });
}

function describeTrouble(makeSubject: () => OrdersSubject): void {
  const unstored = async () => {
    const subject = makeSubject();
    subject.breakStorage(true);
    let calls = 0;
    subject.orders.whenChanged(() => {
      calls += 1;
    });
    await expect(subject.orders.record(ASHA, paidOrder('pay_1'))).rejects.toThrow();
    expect(calls).toBe(1);
    return subject;
  };

  it('rejects, and returns the order while the page lives', async () => {
    const { orders, anotherTab, breakStorage } = await unstored();
    expect(await orders.orders(ASHA)).toEqual([paidOrder('pay_1')]);
    expect(await orders.orders(RAVI)).toEqual([]);
    breakStorage(false);
    expect(await anotherTab().orders(ASHA)).toEqual([]);
  });

  it('stores it with the next order', async () => {
    const { orders, anotherTab, breakStorage } = await unstored();
    breakStorage(false);
    expect(await orders.record(ASHA, paidOrder('pay_2'))).toBe('recorded');
    const both = [paidOrder('pay_1'), paidOrder('pay_2')];
    expect(await orders.orders(ASHA)).toEqual(both);
    expect(await anotherTab().orders(ASHA)).toEqual(both);
  });

  it('records it once when it is recorded again', async () => {
    const { orders, anotherTab, breakStorage } = await unstored();
    await expect(orders.record(ASHA, paidOrder('pay_1'))).rejects.toThrow();
    breakStorage(false);
    expect(await orders.record(ASHA, paidOrder('pay_1'))).toBe('recorded');
    expect(await anotherTab().orders(ASHA)).toEqual([paidOrder('pay_1')]);
  });
}
