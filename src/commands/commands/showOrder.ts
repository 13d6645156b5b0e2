import type * as v from 'valibot';
import type { orderResponse } from '../../../adapters/wire/admin/orderCalls.ts';
import type { ShopOutput } from '../ShopCommand.ts';
import { rupees } from './rupees.ts';

/** An order with its sums. */
export type ShownOrder = v.InferOutput<typeof orderResponse>['order'];

/** Prints an order with its timeline, parcels and refunds. */
export function showOrder(order: ShownOrder, out: ShopOutput): void {
  const { number, status, placedAt, email, address, lines, timeline, shipments, sums } = order;
  out.print(`${number}  ${status}  ₹${rupees(sums?.paid ?? 0)}  ${email === '' ? 'account deleted' : email}`);
  out.print(`Paid ${placedAt}, payment ${sums?.payment?.id ?? 'unknown'}`);
  const { name, street, city, state, pincode, country, phone } = address;
  out.print(`To ${[name, street, city, state, pincode, country, phone].filter((text) => text !== '').join(', ')}`);
  for (const { sku, name: product, size, quantity, price = 0 } of lines)
    out.print(`  ${quantity} × ${sku}  ${product}, ${size}  ₹${rupees(price)} each`);
  for (const { kind, at, actor, note } of timeline)
    out.print(`${at}  ${kind}  by ${actor}${note === undefined ? '' : `: ${note}`}`);
  for (const { carrier, trackingNumber, lines: pieces, deliveredAt } of shipments) {
    const what = pieces.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ');
    const where = deliveredAt === undefined ? 'on its way' : `delivered ${deliveredAt}`;
    out.print(`Parcel ${carrier} ${trackingNumber}: ${what}, ${where}`);
  }
  for (const { id, amount, status: state, at, reason, failure } of sums?.refunds ?? [])
    out.print(`Refund ${id}: ₹${rupees(amount)} ${state} ${at}: ${reason}${failure ? ` (${failure})` : ''}`);
}
