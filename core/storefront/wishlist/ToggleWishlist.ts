import type { Product } from '../../domain/catalogue/Product.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { RequireLogin } from '../session/RequireLogin.ts';
import { type WishlistUpdatePorts, wishlistUpdate } from './wishlistUpdate.ts';

export type ToggleWishlistOutcome = { readonly outcome: 'login-required' } | ListOutcome<WishlistItem>;

/** Adds a product to the wishlist, or removes it when the wishlist includes it. Navigates to the login page for a visitor. */
export type ToggleWishlist = (product: Product, wishlist: ShopperList<WishlistItem>) => Promise<ToggleWishlistOutcome>;

export type ToggleWishlistPorts = WishlistUpdatePorts &
  Pick<StorefrontPorts, 'ids'> & { readonly requireLogin: RequireLogin };

export function makeToggleWishlist({ ids, requireLogin, ...ports }: ToggleWishlistPorts): ToggleWishlist {
  return async (product, shown) => {
    const session = requireLogin({ productKey: product.key, list: 'wishlist' });
    if (session === undefined) return { outcome: 'login-required' };
    const kind = includesKey(shown.items, product.key) ? 'remove' : 'add';
    return shown.update(wishlistUpdate(ports, session, { id: ids.generate(), list: 'wishlist', kind, product }));
  };
}
