import { statusOf } from '../../../../core/backend/orders/FulfilOrder.ts';
import type { StoredOrder } from '../../../../core/backend/ports/ForStoringOrders.ts';
import type { ShopServices } from '../ShopServices.ts';
import { rupees } from './rupees.ts';

/** Prints an order with its timeline, parcels and refunds. */
export async function showOrder(order: StoredOrder, { stores, out }: ShopServices): Promise<number> {
  const { orderId, number, paidAt, paymentId, amountPaid, orderedProducts, deliveryAddress: address } = order;
  const [shopper, events, refunds] = await Promise.all([
    stores.shoppers.shopper(order.shopperId),
    stores.orders.events(orderId),
    stores.refunds.ofOrder(orderId),
  ]);
  out.print(`${number}  ${statusOf(order)}  ₹${rupees(amountPaid)}  ${shopper?.email ?? 'account deleted'}`);
  out.print(`Paid ${paidAt}, payment ${paymentId}`);
  const { name, street, city, state, pincode, country, phone } = address;
  out.print(`To ${[name, street, city, state, pincode, country, phone].filter((text) => text !== '').join(', ')}`);
  for (const { key, name: product, size, quantity, discountedPrice } of orderedProducts)
    out.print(`  ${quantity} × ${key}  ${product}, ${size}  ₹${rupees(discountedPrice)} each`);
  for (const { kind, at, actor, note } of events)
    out.print(`${at}  ${kind}  by ${actor}${note === undefined ? '' : `: ${note}`}`);
  for (const { carrier, trackingNumber, lines, deliveredAt } of order.shipments) {
    const pieces = lines.map(({ key, quantity }) => `${quantity} × ${key}`).join(', ');
    const state = deliveredAt === undefined ? 'on its way' : `delivered ${deliveredAt}`;
    out.print(`Parcel ${carrier} ${trackingNumber}: ${pieces}, ${state}`);
  }
  for (const { id, amount, status, at, reason, failure } of refunds)
    out.print(`Refund ${id}: ₹${rupees(amount)} ${status} ${at}: ${reason}${failure ? ` (${failure})` : ''}`);
  return 0;
}
