import * as v from 'valibot';
import { toRupees } from '../../../core/domain/money/Paise.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import type { ReceivedOrder } from '../../../core/storefront/ports/ForExchangingOrders.ts';
import { toWireAddress } from './wireAddress.ts';
import { toWireCartItem } from './wireCartItem.ts';

/** Reads what the back-end tells of an order it received. */
export const wireReceivedOrder = v.pipe(
  v.object({ _id: v.pipe(v.string(), v.nonEmpty()), orderId: v.string() }),
  v.transform(({ _id, orderId }): ReceivedOrder => ({ key: _id, orderId })),
);

/** Writes an order for the wire, amounts in rupees; the back-end stamps it with its own times. */
export function toWireOrder(order: Order): object {
  return {
    paymentId: order.paymentId,
    orderId: order.orderId,
    amountPaid: toRupees(order.amountPaid),
    orderedProducts: order.orderedProducts.map(toWireCartItem),
    deliveryAddress: toWireAddress(order.deliveryAddress),
  };
}
