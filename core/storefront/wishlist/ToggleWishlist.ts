import type { Product } from '../../domain/catalogue/Product.ts';
import { holds } from '../../domain/lists/holds.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { OptimisticUpdate } from '../lists/OptimisticUpdate.ts';
import type { RequireLogin } from '../session/RequireLogin.ts';
import type { WishlistOutcome } from './LoadWishlist.ts';
import { putOn, takeOff, type WishlistChangePorts } from './wishlistChanges.ts';

export type ToggleWishlistOutcome =
  | { readonly outcome: 'login-needed' }
  | { readonly outcome: 'asked'; readonly change: OptimisticUpdate<WishlistItem, WishlistOutcome> };

/** Puts a product on the wishlist that the shopper sees, or takes it off when it is there; sends a visitor to login. */
export type ToggleWishlist = (product: Product, shown: readonly WishlistItem[]) => ToggleWishlistOutcome;

export type ToggleWishlistPorts = WishlistChangePorts & { readonly requireLogin: RequireLogin };

export function makeToggleWishlist({ requireLogin, ...ports }: ToggleWishlistPorts): ToggleWishlist {
  return (product, shown) => {
    if (requireLogin({ productKey: product.key, list: 'wishlist' }) === 'asked') return { outcome: 'login-needed' };
    return { outcome: 'asked', change: holds(shown, product.key) ? takeOff(ports, product) : putOn(ports, product) };
  };
}
