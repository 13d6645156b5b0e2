import type { Order } from '../../domain/orders/Order.ts';
import type { ShopperRefusal } from './Refusal.ts';
import type { TokenClaims } from './TokenClaims.ts';

/** An order and the e-mail of its shopper. */
export type OrderOfShopper = Order & { readonly email: string };

/** The paid orders. Nothing changes or deletes them. */
export type ForStoringOrders = {
  /** Resolves with the shopper's orders, the newest first. */
  orders(claims: TokenClaims): Promise<readonly Order[] | ShopperRefusal>;
  /** Iterates over all orders, the oldest first, without holding them all in memory. */
  all(): AsyncIterable<OrderOfShopper>;
};
