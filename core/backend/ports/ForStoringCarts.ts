import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { ShopperRefusal } from './Refusal.ts';
import type { TokenClaims } from './TokenClaims.ts';

type Cart = readonly CartItem[];

/** How many idempotency keys a store keeps of a shopper, the latest ones. */
export const KEPT_KEYS = 32;

/**
 * The shoppers' carts. A product is in a cart once, with a quantity from 1 to 99, and has the catalogue's current price. Every
 * method resolves with the whole cart after the call, in the order in which the products were added; products that are not
 * listed are left out.
 */
export type ForStoringCarts = {
  lines(claims: TokenClaims): Promise<Cart | ShopperRefusal>;
  /**
   * Adds a listed product with this quantity, by default 1; every other product is unknown. A product that is in the cart stays as it
   * is.
   */
  add(
    claims: TokenClaims,
    productKey: string,
    at: Timestamp,
    quantity?: number,
  ): Promise<Cart | ShopperRefusal | 'unknown-product'>;
  /**
   * Changes a quantity by one, within 1 and 99. A product that is not in the cart changes nothing. Neither does a call whose
   * idempotency key, a UUID, is that of an earlier call, also when both come at once to several processes.
   */
  step(
    claims: TokenClaims,
    productKey: string,
    step: 1 | -1,
    at: Timestamp,
    idempotencyKey?: string,
  ): Promise<Cart | ShopperRefusal>;
  /** A product that is not in the cart changes nothing. */
  remove(claims: TokenClaims, productKey: string): Promise<Cart | ShopperRefusal>;
  clear(claims: TokenClaims): Promise<Cart | ShopperRefusal>;
};
