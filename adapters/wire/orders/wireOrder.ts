import * as v from 'valibot';
import type { Order } from '../../../core/domain/orders/Order.ts';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { toWireAddress, wireAddress } from '../account/wireAddress.ts';
import { wireDelivery } from '../deliveryCalls.ts';
import { requestText } from '../requestText.ts';
import { toWireCartItem, wireCartItem } from '../wireCartItem.ts';

/** An amount in paise in the JSON of `/api`. */
export const wirePaise = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const id = v.pipe(v.string(), v.nonEmpty());

/** Parses an order into the core's {@link Order}. The amount is in paise, the prices of the products are in rupees. */
export const wireOrder = v.object({
  paymentId: id,
  orderId: id,
  amountPaid: wirePaise,
  orderedProducts: v.array(wireCartItem),
  deliveryAddress: wireAddress,
  paidAt: v.string(),
  // Absent where orders are kept on the device, and in answers that a browser has kept.
  number: v.optional(id),
  status: v.optional(v.picklist(['payment-pending', 'placed', 'packed', 'shipped', 'delivered', 'cancelled'])),
  /** When it arrives, as it was promised when it was placed. */
  delivery: v.optional(wireDelivery),
});

/** An order in the JSON of `/api`. */
export type WireOrder = v.InferInput<typeof wireOrder>;

/** Converts an order to the JSON of `/api`. `_id`, `createdAt` and `updatedAt` are in every entry of a list. */
export function toWireOrder(order: Order) {
  const { orderId, paidAt, orderedProducts, deliveryAddress } = order;
  return {
    ...order,
    orderedProducts: orderedProducts.map(toWireCartItem),
    deliveryAddress: toWireAddress(deliveryAddress),
    ...{ _id: orderId, createdAt: paidAt, updatedAt: paidAt },
  } satisfies WireOrder & object;
}

/** The response of GET and POST /user/orders: at most 20 orders, the newest first. `next` is the number that the next page follows. */
export const ordersResponse = v.object({ orders: v.array(wireOrder), next: v.optional(id) });

/** The query string of GET /user/orders. */
export const ordersQuery = v.object({
  after: v.optional(v.pipe(requestText(TEXT_LIMITS.path), v.description('The `next` of the page before.'))),
});
