import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import { type ProductsAtVersion, withProducts } from '../catalogue/withProducts.ts';
import type { ForStoringWishlists } from '../ports/ForStoringWishlists.ts';

/** Resolves with the shopper's wishlist, without products that are not listed, the oldest item first. */
export type ShowWishlist = (shopperId: string) => Promise<readonly WishlistItem[]>;

export type ShowWishlistPorts = { readonly wishlists: ForStoringWishlists; readonly productsAt: ProductsAtVersion };

export function makeShowWishlist({ wishlists, productsAt }: ShowWishlistPorts): ShowWishlist {
  return async (shopperId) => withProducts(await wishlists.lines(shopperId), productsAt);
}
