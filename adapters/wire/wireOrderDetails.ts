import * as v from 'valibot';
import type { OrderDetails } from '../../core/domain/orders/OrderDetails.ts';
import { toWireOrder, wireOrder, wirePaise } from './wireOrder.ts';

/** Converts an order with its life to the JSON of `/api`. Its amounts are in paise. */
export function toWireOrderDetails({ timeline, shipments, refunds, seller, ...order }: OrderDetails) {
  return {
    ...toWireOrder(order),
    ...{ timeline: [...timeline], refunds: [...refunds], seller: [...seller] },
    shipments: shipments.map(({ lines, ...shipment }) => ({ ...shipment, lines: [...lines] })),
    ...{ subTotal: order.subTotal, discount: order.discount, couponDiscount: order.couponDiscount },
  };
}

const kinds = [
  ...(['payment-pending', 'placed', 'packed', 'shipped', 'delivered', 'cancelled'] as const),
  ...(['refund-requested', 'refund-processed', 'refund-failed'] as const),
];
const shipment = v.object({
  ...{
    carrier: v.string(),
    trackingNumber: v.string(),
    shippedAt: v.string(),
    deliveredAt: v.exactOptional(v.string()),
  },
  lines: v.array(v.object({ key: v.string(), quantity: v.number() })),
});
const refund = v.object({
  ...{ amount: wirePaise, at: v.string() },
  status: v.picklist(['requested', 'pending', 'processed', 'failed']),
});

/** The response of GET /user/orders/{id} and POST /user/orders/{id}/cancel. Amounts are in paise. */
export const orderResponse = v.object({
  order: v.object({
    ...wireOrder.entries,
    timeline: v.array(v.object({ kind: v.picklist(kinds), at: v.string() })),
    ...{ shipments: v.array(shipment), refunds: v.array(refund) },
    /** The sum of original prices. */
    ...{ subTotal: wirePaise, discount: wirePaise, couponDiscount: wirePaise },
    /** The lines that tell who sells. */
    seller: v.array(v.string()),
  }),
});
