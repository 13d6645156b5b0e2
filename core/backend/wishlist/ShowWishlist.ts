import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import { type ProductsAtVersion, withProducts } from '../catalogue/withProducts.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';

/** Resolves with the shopper's wishlist, without products that are not listed, the oldest item first. */
export type ShowWishlist = (shopperId: string) => Promise<readonly WishlistItem[]>;

export type ShowWishlistPorts = Pick<BackEndPorts, 'wishlists'> & { readonly productsAt: ProductsAtVersion };

export function makeShowWishlist({ wishlists, productsAt }: ShowWishlistPorts): ShowWishlist {
  return async (shopperId) => withProducts(await wishlists.lines(shopperId), productsAt);
}
