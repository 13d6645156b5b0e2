import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForReadingOrders, OrderSearch, OrdersPage } from '../ports/ForReadingOrders.ts';

/** Finds a page of orders, the first or the one `after` another. */
export type FindOrders = (
  search: OrderSearch,
  after?: string,
) => Promise<({ readonly outcome: 'found' } & OrdersPage) | Failed>;

export type FindOrdersPorts = { readonly orders: Pick<ForReadingOrders, 'find'>; readonly log: ForLogging };

export function makeFindOrders({ orders, log }: FindOrdersPorts): FindOrders {
  return (search, after) =>
    attemptCall(
      async () => ({ outcome: 'found' as const, ...(await orders.find(search, after)) }),
      log,
      'The orders could not be found',
    );
}
