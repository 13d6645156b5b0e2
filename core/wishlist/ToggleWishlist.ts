import type { Product } from '../catalogue/Product.ts';
import { holds } from '../lists/holds.ts';
import type { ListChange } from '../lists/ListChange.ts';
import type { AskToLogIn } from '../session/AskToLogIn.ts';
import type { WishlistOutcome } from './LoadWishlist.ts';
import type { WishlistItem } from './WishlistItem.ts';
import { putOn, takeOff, type WishlistChangePorts } from './wishlistChanges.ts';

export type ToggleWishlistOutcome =
  | { readonly outcome: 'login-needed' }
  | { readonly outcome: 'asked'; readonly change: ListChange<WishlistItem, WishlistOutcome> };

/** Puts a product on the wishlist that the shopper sees, or takes it off when it is there; sends a visitor to login. */
export type ToggleWishlist = (product: Product, shown: readonly WishlistItem[]) => ToggleWishlistOutcome;

export type ToggleWishlistPorts = WishlistChangePorts & { readonly askToLogIn: AskToLogIn };

export function makeToggleWishlist({ askToLogIn, ...ports }: ToggleWishlistPorts): ToggleWishlist {
  return (product, shown) => {
    if (askToLogIn({ productKey: product.key, list: 'wishlist' }) === 'asked') return { outcome: 'login-needed' };
    return { outcome: 'asked', change: holds(shown, product.key) ? takeOff(ports, product) : putOn(ports, product) };
  };
}
