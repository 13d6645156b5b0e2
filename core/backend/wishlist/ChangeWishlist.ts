import { timestamp } from '../../domain/time/timestamp.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ForStoringWishlists } from '../ports/ForStoringWishlists.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import type { ShopperRefusal } from '../ports/Refusal.ts';
import type { TokenClaims } from '../ports/TokenClaims.ts';

export type WishlistCommand = { readonly type: 'add' | 'remove'; readonly productKey: string };

/** Changes the wishlist of a shopper. Resolves with the whole wishlist. */
export type ChangeWishlist = (
  claims: TokenClaims,
  command: WishlistCommand,
) => Promise<readonly WishlistItem[] | ShopperRefusal | 'unknown-product'>;

export function makeChangeWishlist(ports: {
  readonly wishlists: ForStoringWishlists;
  readonly clock: ForTellingTime;
}): ChangeWishlist {
  const { wishlists, clock } = ports;
  return async (claims, { type, productKey }) =>
    type === 'add' ? wishlists.add(claims, productKey, timestamp(clock.now())) : wishlists.remove(claims, productKey);
}
