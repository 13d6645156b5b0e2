import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderOf } from '../../../core/domain/orders/CheckoutAttempt.ts';
import type { OrderDetails } from '../../../core/domain/orders/OrderDetails.ts';
import { anAttempt, paid } from '../../../core/storefront/testing/anAttempt.ts';
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
  returns: [
    {
      ...{
        id: 'return-1',
        state: 'exchanged' as const,
        at: NOON,
        heldUntil: NOON,
        received: [{ key: 'tee', quantity: 1 }],
      },
      lines: [
        {
          ...{ key: 'tee', name: 'Tee', size: 'M', quantity: 1, reason: 'other' as const },
          exchange: { key: 'tee-l', size: 'L' },
        },
      ],
      parcel: { carrier: 'Delhivery', trackingNumber: 'DL2', shippedAt: NOON },
    },
    {
      ...{ id: 'return-2', state: 'refused' as const, at: NOON, note: 'Worn' },
      lines: [{ key: 'tee', name: 'Tee', size: 'M', quantity: 1, reason: 'too-big' as const }],
    },
  ],
  returnable: [{ key: 'tee', quantity: 1, lastDay: '2026-03-16', sizes: [{ key: 'tee-l', size: 'L' }] }],
  fits: [{ key: 'tee', fit: 'small' as const }, { key: 'cap' }],
  ...{ subTotal: 139_800, discount: 40_000, couponDiscount: 0 },
  seller: ['Creator Row', 'GSTIN 27AAPFU0939F1ZV'],
};

it('An order with its life is read as it was sent', () => {
  const read: OrderDetails = v.parse(orderResponse, { order: { ...toWireOrder(order), ...life } }).order;
  expect(read).toEqual({ ...order, ...life });
});

it('An order of an earlier build has no returns and no votes', () => {
  const { returns: _, returnable: __, fits: ___, ...earlier } = life;
  const { order: read } = v.parse(orderResponse, { order: { ...toWireOrder(order), ...earlier } });
  expect(read).toMatchObject({ returns: [], returnable: [], fits: [] });
});

it('Orders of an earlier build, which have neither number nor status nor pages, are read', () => {
  const { number: _, status: __, ...earlier } = order;
  expect(v.parse(ordersResponse, { orders: [toWireOrder(earlier)] })).toEqual({ orders: [earlier] });
});
