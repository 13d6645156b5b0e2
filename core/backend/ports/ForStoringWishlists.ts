import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ShopperRefusal } from './Refusal.ts';
import type { TokenClaims } from './TokenClaims.ts';

type Wishlist = readonly WishlistItem[];

/**
 * The shoppers' wishlists. Every method resolves with the whole wishlist after the call, the oldest item first; products that
 * are not listed are left out.
 */
export type ForStoringWishlists = {
  items(claims: TokenClaims): Promise<Wishlist | ShopperRefusal>;
  /** Adds a listed product; every other product is unknown. A product that is on the wishlist stays as it is. */
  add(claims: TokenClaims, productKey: string, at: Timestamp): Promise<Wishlist | ShopperRefusal | 'unknown-product'>;
  /** A product that is not on the wishlist changes nothing. */
  remove(claims: TokenClaims, productKey: string): Promise<Wishlist | ShopperRefusal>;
};
