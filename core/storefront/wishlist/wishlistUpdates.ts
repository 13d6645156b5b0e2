import type { Session } from '../../domain/accounts/Session.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { OptimisticUpdate } from '../lists/OptimisticUpdate.ts';
import type { ForKeepingWishlist } from '../ports/ForKeepingWishlist.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';

export type WishlistUpdatePorts = {
  readonly wishlist: ForKeepingWishlist;
  readonly callAsShopper: CallAsShopper;
};

type WishlistUpdate = OptimisticUpdate<WishlistItem>;

/** Returns the update that adds a product to the wishlist. Sends nothing when the wishlist includes it. */
export function addition(ports: WishlistUpdatePorts, session: Session, product: Product): WishlistUpdate {
  const { wishlist, callAsShopper } = ports;
  return {
    apply: (items) => withItem(items, product),
    send: (confirmed) =>
      callAsShopper(session, async () => {
        const before = confirmed ?? (await wishlist.items(session));
        if (includesKey(before, product.key)) return { items: before };
        return {
          items: await wishlist.add(session, product),
          message: `${product.name} added to the wishlist successfully!`,
        };
      }),
  };
}

/** Returns the update that removes a product from the wishlist. Sends nothing when the wishlist does not include it. */
export function removal(ports: WishlistUpdatePorts, session: Session, product: Product): WishlistUpdate {
  const { wishlist, callAsShopper } = ports;
  return {
    apply: (items) => items.filter(({ key }) => key !== product.key),
    send: (confirmed) =>
      callAsShopper(session, async () => {
        const before = confirmed ?? (await wishlist.items(session));
        if (!includesKey(before, product.key)) return { items: before };
        return {
          items: await wishlist.remove(session, product.key),
          message: `${product.name} removed from the wishlist successfully!`,
        };
      }),
  };
}

/** Returns the wishlist with the product added, or the same list when it includes it. The back-end sets the timestamps. */
function withItem(wishlist: readonly WishlistItem[], product: Product): readonly WishlistItem[] {
  return includesKey(wishlist, product.key) ? wishlist : [...wishlist, { ...product, createdAt: '', updatedAt: '' }];
}
