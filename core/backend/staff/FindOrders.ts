import type { OrderStatus } from '../../domain/orders/OrderStatus.ts';
import { orderSearchText } from '../../domain/orders/orderSearchText.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { FoundOrder } from '../ports/orders/ForFindingOrders.ts';

/** How many orders a page has. */
const PAGE = 50;

/** A page of orders; `next` is the number behind which the next page begins. `counts` are those of all orders, of each state up to `MOST_COUNTED`. */
export type FoundOrders = {
  readonly orders: readonly FoundOrder[];
  readonly counts: Partial<Readonly<Record<OrderStatus, number>>>;
  readonly next?: string;
};

/** Finds orders by their state and a part of the number, name, phone, PIN or e-mail, by default the newest first. */
export type FindOrders = (search: {
  readonly status?: OrderStatus | undefined;
  readonly text?: string | undefined;
  readonly isOldestFirst?: boolean | undefined;
  readonly after?: string | undefined;
}) => Promise<FoundOrders>;

export function makeFindOrders({ foundOrders }: Pick<BackEndPorts, 'foundOrders'>): FindOrders {
  return async ({ status, text = '', isOldestFirst = false, after }) => {
    const search = { ...(status !== undefined && { status }), ...(after !== undefined && { after }) };
    const [found, counts] = await Promise.all([
      foundOrders.find({ ...search, text: orderSearchText(text), isOldestFirst, most: PAGE + 1 }),
      foundOrders.count(),
    ]);
    const orders = found.slice(0, PAGE);
    const last = orders.at(-1);
    return { orders, counts, ...(found.length > PAGE && last !== undefined && { next: last.number }) };
  };
}
