import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderOf } from '../../core/domain/orders/CheckoutAttempt.ts';
import type { OrderDetails } from '../../core/domain/orders/OrderDetails.ts';
import { anAttempt, paid } from '../../core/storefront/testing/anAttempt.ts';
import { ordersResponse, toWireOrder } from './wireOrder.ts';
import { orderResponse } from './wireOrderDetails.ts';

const NOON = '2026-03-02T12:00:00+00:00';
const order = { ...orderOf(paid(anAttempt())), number: 'CR-7G2KX9QD', status: 'shipped' } as const;
const parcel = { carrier: 'Delhivery', trackingNumber: 'DL1', shippedAt: NOON, lines: [{ key: 'tee', quantity: 2 }] };
const life = {
  timeline: [
    { kind: 'placed' as const, at: order.paidAt },
    { kind: 'shipped' as const, at: NOON },
  ],
  shipments: [parcel, { ...parcel, deliveredAt: NOON }],
  refunds: [{ amount: 100, status: 'failed' as const, at: NOON }],
  ...{ subTotal: 139_800, discount: 40_000, couponDiscount: 0 },
  seller: ['Creator Row', 'GSTIN 27AAPFU0939F1ZV'],
};

it('An order with its life is read as it was sent', () => {
  const read: OrderDetails = v.parse(orderResponse, { order: { ...toWireOrder(order), ...life } }).order;
  expect(read).toEqual({ ...order, ...life });
});

it('Orders of an earlier build, which have neither number nor status nor pages, are read', () => {
  const { number: _, status: __, ...earlier } = order;
  expect(v.parse(ordersResponse, { orders: [toWireOrder(earlier)] })).toEqual({ orders: [earlier] });
});
