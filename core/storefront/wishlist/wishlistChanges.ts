import type { Product } from '../../domain/catalogue/Product.ts';
import { holds } from '../../domain/lists/holds.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { OptimisticUpdate } from '../lists/OptimisticUpdate.ts';
import type { ForKeepingWishlist } from '../ports/ForKeepingWishlist.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';
import type { WishlistOutcome } from './LoadWishlist.ts';

export type WishlistChangePorts = {
  readonly wishlist: ForKeepingWishlist;
  readonly notifications: ForNotifyingShopper;
  readonly reportFailure: ReportFailure;
};

type WishlistChange = OptimisticUpdate<WishlistItem, WishlistOutcome>;
type Wishlist = readonly WishlistItem[];

/** Puts a product on the wishlist, and tells so once the back-end has done it. */
export function putOn(ports: WishlistChangePorts, product: Product): WishlistChange {
  return {
    expected: (items) => wishlistWith(items, product),
    ask: (present) =>
      settle(ports, present, async (before) => {
        if (holds(before, product.key)) return before;
        const items = await ports.wishlist.add(product);
        ports.notifications.success(`${product.name} added to the wishlist successfully!`);
        return items;
      }),
  };
}

/** Takes a product off the wishlist, and tells so once the back-end has done it. */
export function takeOff(ports: WishlistChangePorts, product: Product): WishlistChange {
  return {
    expected: (items) => items.filter(({ key }) => key !== product.key),
    ask: (present) =>
      settle(ports, present, async (before) => {
        if (!holds(before, product.key)) return before;
        const items = await ports.wishlist.remove(product.key);
        ports.notifications.success(`${product.name} removed from the wishlist successfully!`);
        return items;
      }),
  };
}

/** What the wishlist will be with the product on it; the same wishlist when it is there already. The back-end stamps it. */
export function wishlistWith(wishlist: Wishlist, product: Product): Wishlist {
  return holds(wishlist, product.key) ? wishlist : [...wishlist, { ...product, createdAt: '', updatedAt: '' }];
}

/** A wishlist that is not known is asked for first, so that nothing stands on it twice. */
async function settle(
  { wishlist, reportFailure }: WishlistChangePorts,
  present: Wishlist | undefined,
  change: (before: Wishlist) => Promise<Wishlist>,
): Promise<WishlistOutcome> {
  try {
    return { outcome: 'kept', wishlist: await change(present ?? (await wishlist.items())) };
  } catch (error) {
    return reportFailure(error);
  }
}
