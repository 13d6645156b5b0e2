import type { OrderSearch } from '../../../core/admin/ports/ForReadingOrders.ts';
import type { OrderStatus } from '../../../core/domain/orders/OrderStatus.ts';
import { paths } from '../paths/paths.ts';

/** The tabs of the list; All has no state. */
export const TABS: readonly { readonly label: string; readonly status?: OrderStatus }[] = [
  { label: 'To pack', status: 'placed' },
  { label: 'Packed', status: 'packed' },
  { label: 'Shipped', status: 'shipped' },
  { label: 'Cancelled', status: 'cancelled' },
  { label: 'All' },
];

/** Reads the search from the address of the list. An unknown state counts as none. */
export function searchIn(query: URLSearchParams): OrderSearch {
  const tab = TABS.find(({ status }) => status !== undefined && status === query.get('state'));
  return { ...(tab?.status !== undefined && { status: tab.status }), text: query.get('q') ?? '' };
}

/** Returns the address of a list. */
export function searchPath({ status, text }: OrderSearch): string {
  const query = new URLSearchParams({
    ...(status !== undefined && { state: status }),
    ...(text !== '' && { q: text }),
  });
  return query.size === 0 ? paths.orders : `${paths.orders}?${query}`;
}
