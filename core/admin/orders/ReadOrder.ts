import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForReadingOrders } from '../ports/ForReadingOrders.ts';
import type { StaffOrder } from '../ports/StaffOrder.ts';

/** Reads the order of this number. */
export type ReadOrder = (
  number: string,
) => Promise<{ readonly outcome: 'read'; readonly order: StaffOrder } | { readonly outcome: 'unknown' } | Failed>;

export type ReadOrderPorts = { readonly orders: Pick<ForReadingOrders, 'order'>; readonly log: ForLogging };

export function makeReadOrder({ orders, log }: ReadOrderPorts): ReadOrder {
  return (number) =>
    attemptCall(
      async () => {
        const order = await orders.order(number);
        return order === undefined ? { outcome: 'unknown' as const } : { outcome: 'read' as const, order };
      },
      log,
      'An order could not be read',
    );
}
