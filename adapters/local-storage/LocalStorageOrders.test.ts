import { describe, expect, it } from 'vitest';
import { orderOf, type PaidAttempt } from '../../core/domain/orders/CheckoutAttempt.ts';
import type { Order } from '../../core/domain/orders/Order.ts';
import { aCartItem } from '../../core/domain/testing/samples.ts';
import { anAttempt, paid } from '../../core/storefront/testing/anAttempt.ts';
import { LocalStorageOrders } from './LocalStorageOrders.ts';
import { Device } from './testing/Device.ts';

const ASHA = { email: 'asha@example.com' };
const KEY = 'orders:asha@example.com';
const MEGABYTE = 'x'.repeat(1_000_000);

function paidAs(paymentId: string): PaidAttempt {
  return paid(anAttempt({ orderId: `order of ${paymentId}` }), paymentId);
}

function paidOrder(paymentId: string): Order {
  return orderOf(paidAs(paymentId));
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

describe('Orders are stored per shopper in the browser', () => {
  it('under a key with the e-mail in lower case, with a version [spec 4.orders-on-client]', async () => {
    const device = new Device();
    await openTab(device).record({ email: 'Asha@Example.com' }, paidAs('pay_1'));
    expect([...device.texts]).toEqual([[KEY, documentOf(paidOrder('pay_1'))]]);
  });

  it('for all spellings of the e-mail', async () => {
    const orders = openTab(new Device());
    await orders.record({ email: ' Asha@Example.com' }, paidAs('pay_1'));
    expect(await orders.orders({ email: 'ASHA@example.com ' })).toEqual([paidOrder('pay_1')]);
  });
});

describe('A paid order is never lost', () => {
  it.each(['blocked', 'full'] as const)('the order still shows on this page when storage is %s', async (trouble) => {
    const device = new Device();
    const orders = openTab(device);
    await orders.record(ASHA, paidAs('pay_1'));
    device.trouble = trouble;
    await expect(orders.record(ASHA, paidAs('pay_2'))).rejects.toThrow('pay_2 could not be written');
    expect((await orders.orders(ASHA)).map(({ paymentId }) => paymentId)).toContain('pay_2');
    expect(await orders.orders({ email: 'ravi@example.com' })).toEqual([]);
  });

  it('an order is still returned on this page when storage cannot be read', async () => {
    const device = new Device();
    const orders = openTab(device);
    // Half a paisa is no amount that can be read.
    const unreadable = paid(anAttempt({ lines: [aCartItem({ originalPrice: 100.5, discountedPrice: 100.5 })] }));
    const odd = orderOf(unreadable);
    await orders.record(ASHA, unreadable);
    await orders.record(ASHA, paidAs('pay_2'));
    expect(new Set(await orders.orders(ASHA))).toEqual(new Set([odd, paidOrder('pay_2')]));
    expect(device.texts.get(KEY)).toBe(documentOf(odd, paidOrder('pay_2')));
  });

  it('an order that could not be written is written with the next order', async () => {
    const device = new Device();
    const orders = openTab(device);
    device.trouble = 'full';
    await expect(orders.record(ASHA, paidAs('pay_1'))).rejects.toThrow('pay_1 could not be written');
    device.trouble = 'none';
    expect(await openTab(device).orders(ASHA)).toEqual([]);
    await orders.record(ASHA, paidAs('pay_2'));
    expect(await openTab(device).orders(ASHA)).toEqual([paidOrder('pay_1'), paidOrder('pay_2')]);
  });
});

describe('Stored orders that cannot be read', () => {
  it.each([
    ['no JSON', '{"version":1,"orders":['],
    ['another shape', '[]'],
    ['another version', '{"version":2,"orders":[]}'],
    ['an empty text', ''],
  ])('are ignored when the text is %s, and copied before the next order is written', async (_what, text) => {
    const device = deviceHolding(text);
    const orders = openTab(device);
    expect(await orders.orders(ASHA)).toEqual([]);
    expect([...device.texts.values()]).toEqual([text]);
    await orders.record(ASHA, paidAs('pay_1'));
    expect(await openTab(device).orders(ASHA)).toEqual([paidOrder('pay_1')]);
    expect(device.texts.get('unreadable-orders:asha@example.com:1')).toBe(text);
  });

  it('are copied to separate keys', async () => {
    const device = deviceHolding('first');
    await openTab(device).record(ASHA, paidAs('pay_1'));
    device.texts.set(KEY, 'second');
    await openTab(device).record(ASHA, paidAs('pay_2'));
    expect(device.texts.get('unreadable-orders:asha@example.com:1')).toBe('first');
    expect(device.texts.get('unreadable-orders:asha@example.com:2')).toBe('second');
  });

  it('do not affect valid orders and stay in storage unchanged', async () => {
    const broken = { paymentId: 'pay_2', amountPaid: 'a lot' };
    const device = deviceHolding(documentOf(paidOrder('pay_1'), broken, null, paidOrder('pay_3')));
    const orders = openTab(device);
    expect(await orders.orders(ASHA)).toEqual([paidOrder('pay_1'), paidOrder('pay_3')]);
    await orders.record(ASHA, paidAs('pay_4'));
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
  ])('are those with %s', async (_what, change) => {
    const device = deviceHolding(documentOf({ ...paidOrder('pay_1'), ...change }));
    expect(await openTab(device).orders(ASHA)).toEqual([]);
  });

  it('a payment that is stored twice is returned once', async () => {
    const device = deviceHolding(documentOf(paidOrder('pay_1'), { ...paidOrder('pay_1'), orderId: 'another' }));
    expect(await openTab(device).orders(ASHA)).toEqual([paidOrder('pay_1')]);
  });
});
