import { describe, expect, it } from 'vitest';
import type { Order } from '../../core/domain/orders/Order.ts';
import { LocalStorageOrders } from './LocalStorageOrders.ts';
import { Device } from './testing/Device.ts';

const ASHA = 'asha@example.com';
const KEY = 'orders:asha@example.com';
const MEGABYTE = 'x'.repeat(1_000_000);
const AT = '2026-03-01T09:00:00+00:00';

function paidOrder(paymentId: string): Order {
  const contact = { name: 'Asha Rao', street: '12 Hill Road', city: 'Mumbai', state: 'Maharashtra', country: 'India' };
  return {
    paymentId,
    orderId: `order of ${paymentId}`,
    amountPaid: 79920,
    orderedProducts: [],
    deliveryAddress: { ...contact, key: 'home', pincode: '400050', phone: '9876543210', createdAt: AT, updatedAt: AT },
    paidAt: AT,
  };
}

function openTab(device: Device): LocalStorageOrders {
  return new LocalStorageOrders(device.openTab().storage);
}

function deviceHolding(text: string): Device {
  const device = new Device();
  device.texts.set(KEY, text);
  return device;
}

function documentOf(...orders: unknown[]): string {
  return JSON.stringify({ version: 1, orders });
}

describe('Orders are kept per shopper in the browser', () => {
  it('under a key with the e-mail in small letters, with a version', () => {
    const device = new Device();
    openTab(device).remember('Asha@Example.com', paidOrder('pay_1'));
    expect([...device.texts]).toEqual([[KEY, documentOf(paidOrder('pay_1'))]]);
  });

  it('whichever way the e-mail is spelled', () => {
    const orders = openTab(new Device());
    orders.remember(' Asha@Example.com', paidOrder('pay_1'));
    expect(orders.ordersOf('ASHA@example.com ')).toEqual([paidOrder('pay_1')]);
  });
});

describe('Money moved is never forgotten', () => {
  it.each(['blocked', 'full'] as const)('the order still shows on this page when storage is %s', (trouble) => {
    const device = new Device();
    const orders = openTab(device);
    orders.remember(ASHA, paidOrder('pay_1'));
    device.trouble = trouble;
    orders.remember(ASHA, paidOrder('pay_2'));
    expect(orders.ordersOf(ASHA).map(({ paymentId }) => paymentId)).toContain('pay_2');
    expect(orders.ordersOf('ravi@example.com')).toEqual([]);
  });

  it('an order that storage could not be read again from still shows on this page', () => {
    const device = new Device();
    const orders = openTab(device);
    const odd = { ...paidOrder('pay_1'), amountPaid: 799.2 };
    orders.remember(ASHA, odd);
    orders.remember(ASHA, paidOrder('pay_2'));
    expect(new Set(orders.ordersOf(ASHA))).toEqual(new Set([odd, paidOrder('pay_2')]));
    expect(device.texts.get(KEY)).toBe(documentOf(odd, paidOrder('pay_2')));
  });

  it('what storage refused is written with the next order', () => {
    const device = new Device();
    const orders = openTab(device);
    device.trouble = 'full';
    orders.remember(ASHA, paidOrder('pay_1'));
    device.trouble = 'none';
    expect(openTab(device).ordersOf(ASHA)).toEqual([]);
    orders.remember(ASHA, paidOrder('pay_2'));
    expect(openTab(device).ordersOf(ASHA)).toEqual([paidOrder('pay_1'), paidOrder('pay_2')]);
  });
});

describe('Stored orders that cannot be read', () => {
  it.each([
    ['no JSON', '{"version":1,"orders":['],
    ['another shape', '[]'],
    ['another version', '{"version":2,"orders":[]}'],
    ['an empty text', ''],
  ])('count as none when the text is %s, and a copy is kept before the next order is written', (_what, text) => {
    const device = deviceHolding(text);
    const orders = openTab(device);
    expect(orders.ordersOf(ASHA)).toEqual([]);
    expect([...device.texts.values()]).toEqual([text]);
    orders.remember(ASHA, paidOrder('pay_1'));
    expect(openTab(device).ordersOf(ASHA)).toEqual([paidOrder('pay_1')]);
    expect(device.texts.get('unreadable-orders:asha@example.com:1')).toBe(text);
  });

  it('keep a copy each', () => {
    const device = deviceHolding('first');
    openTab(device).remember(ASHA, paidOrder('pay_1'));
    device.texts.set(KEY, 'second');
    openTab(device).remember(ASHA, paidOrder('pay_2'));
    expect(device.texts.get('unreadable-orders:asha@example.com:1')).toBe('first');
    expect(device.texts.get('unreadable-orders:asha@example.com:2')).toBe('second');
  });

  it('one by one, do not take down the readable ones and stay in storage as they are', () => {
    const broken = { paymentId: 'pay_2', amountPaid: 'a lot' };
    const device = deviceHolding(documentOf(paidOrder('pay_1'), broken, null, paidOrder('pay_3')));
    const orders = openTab(device);
    expect(orders.ordersOf(ASHA)).toEqual([paidOrder('pay_1'), paidOrder('pay_3')]);
    orders.remember(ASHA, paidOrder('pay_4'));
    expect(device.texts.get(KEY)).toBe(
      documentOf(paidOrder('pay_1'), broken, null, paidOrder('pay_3'), paidOrder('pay_4')),
    );
  });

  it.each([
    ['a fraction of a paisa', { amountPaid: 799.2 }],
    ['an amount below zero', { amountPaid: -1 }],
    ['no payment id', { paymentId: '' }],
    ['no address', { deliveryAddress: null }],
    ['an address of a megabyte', { deliveryAddress: { ...paidOrder('pay_1').deliveryAddress, name: MEGABYTE } }],
    ['an id of a megabyte', { orderId: MEGABYTE }],
    ['products of another shape', { orderedProducts: [{ name: 'Linen Shirt' }] }],
  ])('are those with %s', (_what, change) => {
    const device = deviceHolding(documentOf({ ...paidOrder('pay_1'), ...change }));
    expect(openTab(device).ordersOf(ASHA)).toEqual([]);
  });

  it('a payment stored twice shows once', () => {
    const device = deviceHolding(documentOf(paidOrder('pay_1'), { ...paidOrder('pay_1'), orderId: 'another' }));
    expect(openTab(device).ordersOf(ASHA)).toEqual([paidOrder('pay_1')]);
  });
});
