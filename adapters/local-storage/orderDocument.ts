import * as v from 'valibot';
import type { Order } from '../../core/domain/orders/Order.ts';
import { storedOrder } from './storedOrder.ts';

/** One shopper's orders as one text. `entries` are not yet orders: one that cannot be read is carried along untouched. */
const orderDocument = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), orders: v.array(v.unknown()) }),
);

/** The entries of a stored text, or undefined when the text as a whole cannot be read. */
export function entriesOf(text: string): readonly unknown[] | undefined {
  const { success, output } = v.safeParse(orderDocument, text);
  return success ? output.orders : undefined;
}

const namesPayment = v.object({ paymentId: v.string() });

export function textOf(entries: readonly unknown[]): string {
  return JSON.stringify({ version: 1, orders: entries });
}

/** The orders among the entries, as they come. */
export function readableOrders(entries: readonly unknown[]): readonly Order[] {
  return entries.flatMap((entry) => {
    const { success, output } = v.safeParse(storedOrder, entry);
    return success ? [output] : [];
  });
}

/** The payments that the entries name, also those of entries that are no orders. */
export function paymentsIn(entries: readonly unknown[]): ReadonlySet<string> {
  return new Set(entries.flatMap((entry) => (v.is(namesPayment, entry) ? [entry.paymentId] : [])));
}
