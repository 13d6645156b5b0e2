import type { Order } from '../../domain/orders/Order.ts';

/** What the back-end tells of an order that was sent to it. */
export type ReceivedOrder = { readonly key: string; readonly orderId: string };

/**
 * The back-end's own list of orders. The shop keeps its orders on the shopper's device and sends none (ForRememberingOrders
 * does that work); the back-end's two calls are spoken here for a shop that wants them.
 * Rejects with {@link SessionRejected} or {@link BackEndFailure}.
 */
export type ForExchangingOrders = {
  orders(): Promise<readonly ReceivedOrder[]>;
  /** Sends one order and answers the whole list as it then is. */
  send(order: Order): Promise<readonly ReceivedOrder[]>;
};
