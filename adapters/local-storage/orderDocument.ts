import * as v from 'valibot';
import type { Order } from '../../core/domain/orders/Order.ts';
import { storedOrder } from './storedOrder.ts';

/** The stored JSON of one shopper's orders. Entries that are no valid orders are kept unchanged. */
const orderDocument = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), orders: v.array(v.unknown()) }),
);

/** Returns the entries of a stored text, or undefined when the text cannot be parsed. */
export function entriesOf(text: string): readonly unknown[] | undefined {
  const { success, output } = v.safeParse(orderDocument, text);
  return success ? output.orders : undefined;
}

const hasPaymentId = v.object({ paymentId: v.string() });

export function textOf(entries: readonly unknown[]): string {
  return JSON.stringify({ version: 1, orders: entries });
}

/** Returns the valid orders among the entries, in their order. */
export function readableOrders(entries: readonly unknown[]): readonly Order[] {
  return entries.flatMap((entry) => {
    const { success, output } = v.safeParse(storedOrder, entry);
    return success ? [output] : [];
  });
}

/** Returns the payment ids of the entries, also of entries that are no valid orders. */
export function paymentsIn(entries: readonly unknown[]): ReadonlySet<string> {
  return new Set(entries.flatMap((entry) => (v.is(hasPaymentId, entry) ? [entry.paymentId] : [])));
}
