import type { Order } from '../../domain/orders/Order.ts';

/** An order and the e-mail of its shopper. */
export type OrderOfShopper = Order & { readonly email: string };

/** The paid orders. Nothing changes or deletes them. */
export type ForStoringOrders = {
  /** Resolves with the shopper's orders, the newest first. */
  orders(shopperId: string): Promise<readonly Order[]>;
  /** Resolves with the payment of the order of this id; undefined when there is none. */
  paymentOf(orderId: string): Promise<string | undefined>;
  /** Adds an order. Adds nothing when the order or its payment is there. Resolves with whether it added one. */
  add(shopperId: string, order: Order): Promise<boolean>;
  /** Iterates over all orders, the oldest first, without holding them all in memory. */
  all(): AsyncIterable<OrderOfShopper>;
};
