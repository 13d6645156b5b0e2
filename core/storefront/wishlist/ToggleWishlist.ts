import type { Product } from '../../domain/catalogue/Product.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { RequireLogin } from '../session/RequireLogin.ts';
import { addition, removal, type WishlistUpdatePorts } from './wishlistUpdates.ts';

export type ToggleWishlistOutcome = { readonly outcome: 'login-required' } | ListOutcome<WishlistItem>;

/** Adds a product to the wishlist, or removes it when the wishlist includes it. Navigates to the login page for a visitor. */
export type ToggleWishlist = (product: Product, wishlist: ShopperList<WishlistItem>) => Promise<ToggleWishlistOutcome>;

export type ToggleWishlistPorts = WishlistUpdatePorts & { readonly requireLogin: RequireLogin };

export function makeToggleWishlist({ requireLogin, ...ports }: ToggleWishlistPorts): ToggleWishlist {
  return async (product, shown) => {
    const session = requireLogin({ productKey: product.key, list: 'wishlist' });
    if (session === undefined) return { outcome: 'login-required' };
    const update = includesKey(shown.items, product.key) ? removal : addition;
    return shown.update(update(ports, session, product));
  };
}
