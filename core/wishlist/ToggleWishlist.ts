import type { Product } from '../catalogue/Product.ts';
import type { ForKeepingWishlist } from '../ports/ForKeepingWishlist.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { AskToLogIn } from '../session/AskToLogIn.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';
import type { WishlistOutcome } from './LoadWishlist.ts';
import type { WishlistItem } from './WishlistItem.ts';

export type ToggleWishlistOutcome = WishlistOutcome | { readonly outcome: 'login-needed' };

/** Puts a product on the wishlist, or takes it off when it is there; sends a visitor to login. */
export type ToggleWishlist = (product: Product, wishlist: readonly WishlistItem[]) => Promise<ToggleWishlistOutcome>;

export type ToggleWishlistPorts = {
  readonly wishlist: ForKeepingWishlist;
  readonly shopper: ForNotifyingShopper;
  readonly askToLogIn: AskToLogIn;
  readonly reportFailure: ReportFailure;
};

export function makeToggleWishlist(ports: ToggleWishlistPorts): ToggleWishlist {
  const { wishlist, shopper, askToLogIn, reportFailure } = ports;
  return async (product, present) => {
    if (askToLogIn() === 'asked') return { outcome: 'login-needed' };
    const isThere = present.some((item) => item.key === product.key);
    try {
      const items = isThere ? await wishlist.remove(product.key) : await wishlist.add(product);
      shopper.success(`${product.name} ${isThere ? 'removed from' : 'added to'} the wishlist successfully!`);
      return { outcome: 'kept', wishlist: items };
    } catch (error) {
      reportFailure(error);
      return { outcome: 'failed' };
    }
  };
}
