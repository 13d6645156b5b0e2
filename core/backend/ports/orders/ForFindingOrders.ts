import type { Paise } from '../../../domain/money/Paise.ts';
import type { OrderStatus } from '../../../domain/orders/OrderStatus.ts';
import type { Timestamp } from '../../../domain/time/timestamp.ts';

/** An order in a list of the admin. */
export type FoundOrder = {
  readonly orderId: string;
  readonly number: string;
  readonly status: OrderStatus;
  /** The name in the address; empty when the shopper's account is deleted. */
  readonly name: string;
  readonly email: string;
  readonly placedAt: Timestamp;
  readonly pieces: number;
  readonly amountPaid: Paise;
};

export type OrderSearch = {
  /** Absent: in any state. */
  readonly status?: OrderStatus;
  /** A part of the number, name, phone, PIN or e-mail, as `orderSearchText` returns it. */
  readonly text?: string;
  readonly isOldestFirst?: boolean;
  /** The number of the last order of the page before. */
  readonly after?: string;
  readonly most: number;
};

/** The lists of orders of the admin. */
export type ForFindingOrders = {
  /** Resolves with a page of orders, by default the newest first. */
  find(search: OrderSearch): Promise<readonly FoundOrder[]>;
  /**
   * Resolves with how many orders are in each state; one more than `MOST_COUNTED` stands for all above. States that no order is in
   * are absent.
   */
  count(): Promise<Partial<Readonly<Record<OrderStatus, number>>>>;
};
