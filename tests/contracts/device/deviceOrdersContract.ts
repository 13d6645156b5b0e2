import { describe, expect, it } from 'vitest';
import { orderOf, type PaidAttempt } from '../../../core/domain/orders/CheckoutAttempt.ts';
import { aCartItem } from '../../../core/domain/testing/samples.ts';
import type { ForKeepingOrders } from '../../../core/storefront/ports/orders/ForKeepingOrders.ts';
import { anAttempt, paid } from '../../../core/storefront/testing/anAttempt.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { describeOrdersContract } from '../purchase/ordersContract.ts';

export type DeviceOrdersSubject = {
  readonly orders: ForKeepingOrders;
  /** Another tab of the same browser, or the same one after a reload. */
  anotherTab(): ForKeepingOrders;
  /** Makes storing fail, or work again. */
  breakStorage(isBroken: boolean): void;
};

const ASHA = aSession();
const RAVI = aSession({ token: 'token-2', email: 'ravi@example.com' });
const SPELLINGS = ['asha@example.com', ' Asha@Example.com', 'asha@example.COM '];

const PICTURE = {
  ...{ files: '/images/tee', widths: [400], formats: ['avif'], width: 400, height: 500 },
  placeholder: 'data:image/webp;base64,UklGRg==',
};

function paidAs(paymentId: string): PaidAttempt {
  const lines = [aCartItem({ quantity: 2, picture: PICTURE })];
  return paid(anAttempt({ orderId: `order of ${paymentId}`, lines }), paymentId);
}

/** The contract of adapters that keep the orders on the device, and the one of all that keep orders. */
export function describeDeviceOrdersContract(name: string, makeSubject: () => DeviceOrdersSubject): void {
  describeOrdersContract(name, () => {
    let logins = 0;
    return {
      ...makeSubject(),
      logIn: async (shopper) => {
        logins += 1;
        return shopper === 'ravi' ? RAVI : aSession({ email: SPELLINGS[logins % SPELLINGS.length] ?? '' });
      },
      pay: async (_session, paymentId) => paidAs(paymentId),
    };
  });
  describe(`${name} tells repeated payments apart`, () => describeRepeats(makeSubject));
  describe(`${name} loses no order where nothing can be stored`, () => describeTrouble(makeSubject));
}

function describeRepeats(makeSubject: () => DeviceOrdersSubject): void {
  it('also when the same payment comes with another order', async () => {
    const { orders, anotherTab } = makeSubject();
    await orders.record(ASHA, paidAs('pay_1'));
    const another = paid(anAttempt({ orderId: 'another' }), 'pay_1');
    expect(await orders.record(ASHA, another)).toBe('already-recorded');
    expect(await anotherTab().record(ASHA, paidAs('pay_1'))).toBe('already-recorded');
    expect(await orders.orders(ASHA)).toEqual([orderOf(paidAs('pay_1'))]);
  });

  it('when two tabs record the same payment at once [spec 4.one-order-per-payment]', async () => {
    const { orders, anotherTab } = makeSubject();
    const tabs = [orders, anotherTab()];
    const outcomes = await Promise.all(tabs.map((tab) => tab.record(ASHA, paidAs('pay_1'))));
    expect(new Set(outcomes)).toEqual(new Set(['already-recorded', 'recorded']));
  });
}

function describeTrouble(makeSubject: () => DeviceOrdersSubject): void {
  const unstored = async () => {
    const subject = makeSubject();
    subject.breakStorage(true);
    await expect(subject.orders.record(ASHA, paidAs('pay_1'))).rejects.toThrow();
    return subject;
  };

  it('rejects, and returns the order while the page lives', async () => {
    const { orders, anotherTab, breakStorage } = await unstored();
    expect(await orders.orders(ASHA)).toEqual([orderOf(paidAs('pay_1'))]);
    expect(await orders.orders(RAVI)).toEqual([]);
    breakStorage(false);
    expect(await anotherTab().orders(ASHA)).toEqual([]);
  });

  it('stores it with the next order', async () => {
    const { orders, anotherTab, breakStorage } = await unstored();
    breakStorage(false);
    expect(await orders.record(ASHA, paidAs('pay_2'))).toBe('recorded');
    const both = [orderOf(paidAs('pay_1')), orderOf(paidAs('pay_2'))];
    expect(await orders.orders(ASHA)).toEqual(both);
    expect(await anotherTab().orders(ASHA)).toEqual(both);
  });

  it('records it once when it is recorded again', async () => {
    const { orders, anotherTab, breakStorage } = await unstored();
    await expect(orders.record(ASHA, paidAs('pay_1'))).rejects.toThrow();
    breakStorage(false);
    expect(await orders.record(ASHA, paidAs('pay_1'))).toBe('recorded');
    expect(await anotherTab().orders(ASHA)).toEqual([orderOf(paidAs('pay_1'))]);
  });
}
