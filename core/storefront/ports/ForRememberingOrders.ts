import type { Order } from '../../domain/orders/Order.ts';

/**
 * Keeps each shopper's paid orders on the device, newest last, apart by the shopper's e-mail. Never throws: an order
 * that cannot be written is still answered as long as the page lives.
 */
export type ForRememberingOrders = {
  ordersOf(email: string): readonly Order[];
  /** Writes one order; the same `paymentId` is written once. */
  remember(email: string, order: Order): void;
};
