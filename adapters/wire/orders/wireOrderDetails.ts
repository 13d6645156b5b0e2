import * as v from 'valibot';
import type { OrderDetails } from '../../../core/domain/orders/OrderDetails.ts';
import { RETURN_REASONS, RETURN_STATES } from '../../../core/domain/returns/Return.ts';
import { FITS } from '../../../core/domain/styles/fit.ts';
import { toWireOrder, wireOrder, wirePaise } from './wireOrder.ts';

/** Converts an order with its life to the JSON of `/api`. Its amounts are in paise. */
export function toWireOrderDetails({
  timeline,
  shipments,
  refunds,
  returns,
  returnable,
  fits,
  seller,
  ...order
}: OrderDetails) {
  return {
    ...toWireOrder(order),
    ...{ timeline: [...timeline], refunds: [...refunds], seller: [...seller] },
    shipments: shipments.map(({ lines, ...shipment }) => ({ ...shipment, lines: [...lines] })),
    returns: returns.map(({ lines, received, ...one }) => ({
      ...one,
      lines: [...lines],
      ...(received && { received: [...received] }),
    })),
    returnable: returnable.map(({ sizes, ...line }) => ({ ...line, sizes: [...sizes] })),
    fits: [...fits],
    ...{ subTotal: order.subTotal, discount: order.discount, couponDiscount: order.couponDiscount },
  };
}

const kinds = [
  ...(['payment-pending', 'placed', 'packed', 'shipped', 'delivered', 'cancelled'] as const),
  ...(['refund-requested', 'refund-processed', 'refund-failed'] as const),
  ...(['return-asked', 'return-received', 'return-exchanged', 'return-withdrawn', 'return-refused'] as const),
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

const pieces = v.object({ key: v.string(), quantity: v.number() });
const exchangeSize = v.object({ key: v.string(), size: v.string() });
const returned = v.object({
  ...{ id: v.string(), state: v.picklist(RETURN_STATES), at: v.string() },
  lines: v.array(
    v.object({
      ...pieces.entries,
      ...{ name: v.string(), size: v.string(), reason: v.picklist(RETURN_REASONS) },
      /** The size that the shopper gets instead of money. */
      exchange: v.optional(exchangeSize),
    }),
  ),
  received: v.optional(v.array(pieces)),
  heldUntil: v.optional(v.string()),
  parcel: v.optional(v.object({ carrier: v.string(), trackingNumber: v.string(), shippedAt: v.string() })),
  note: v.optional(v.string()),
});
const returnable = v.object({ ...pieces.entries, lastDay: v.string(), sizes: v.array(exchangeSize) });

/** The response of GET /user/orders/{id} and POST /user/orders/{id}/cancel. Amounts are in paise. */
export const orderResponse = v.object({
  order: v.object({
    ...wireOrder.entries,
    timeline: v.array(v.object({ kind: v.picklist(kinds), at: v.string() })),
    ...{ shipments: v.array(shipment), refunds: v.array(refund) },
    // Absent in answers that a browser has kept.
    returns: v.optional(v.array(returned), []),
    /** The lines that may be returned now, with the sizes in stock for which each is exchanged. */
    returnable: v.optional(v.array(returnable), []),
    /** The lines on which the shopper may vote how they fit, with her votes. */
    fits: v.optional(v.array(v.object({ key: v.string(), fit: v.exactOptional(v.picklist(FITS)) })), []),
    /** The sum of original prices. */
    ...{ subTotal: wirePaise, discount: wirePaise, couponDiscount: wirePaise },
    /** The lines that tell who sells. */
    seller: v.array(v.string()),
  }),
});
