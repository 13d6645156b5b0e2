import type { OrderStatus } from '../../domain/orders/OrderStatus.ts';
import type { ListedOrder, StaffOrder } from './StaffOrder.ts';

/** Which orders are looked for. */
export type OrderSearch = {
  /** Absent: in any state. */
  readonly status?: OrderStatus | undefined;
  /** A part of the number, name, e-mail, phone or PIN; empty for all. */
  readonly text: string;
  /** By default the newest come first. */
  readonly isOldestFirst?: boolean;
};

/** A page of orders. */
export type OrdersPage = {
  readonly orders: readonly ListedOrder[];
  /** How many of all orders are in each state; those that no order is in are absent. */
  readonly counts: Partial<Readonly<Record<OrderStatus, number>>>;
  /** What the next page begins after; absent on the last page. */
  readonly next?: string | undefined;
};

/**
 * The orders, as staff read them. Methods reject with {@link SessionEnded} without a session, with {@link Unreachable} when the back-end
 * does not answer, and with another error when it fails.
 */
export type ForReadingOrders = {
  find(search: OrderSearch, after?: string): Promise<OrdersPage>;
  /** Resolves with the order of this number; undefined when there is none. */
  order(number: string): Promise<StaffOrder | undefined>;
  /** Returns the URL of all orders of a search as CSV. */
  fileUrl(search: OrderSearch): string;
};
