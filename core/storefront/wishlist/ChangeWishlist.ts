import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { WishlistChange } from '../ports/device/WaitingChange.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import { type WishlistUpdatePorts, wishlistUpdate } from './wishlistUpdate.ts';

/** Removes an item from the wishlist, or adds one again that was removed, before the item with the key `before`. Idempotent. */
export type ChangeWishlist = (
  item: WishlistItem,
  kind: WishlistChange['kind'],
  wishlist: ShopperList<WishlistItem>,
  before?: string,
) => Promise<ListOutcome<WishlistItem>>;

export type ChangeWishlistPorts = WishlistUpdatePorts & Pick<StorefrontPorts, 'ids' | 'sessions'>;

export function makeChangeWishlist({ ids, sessions, ...ports }: ChangeWishlistPorts): ChangeWishlist {
  return async (product, kind, shown, before) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    const change = { id: ids.generate(), list: 'wishlist', kind, product, before } as const;
    return shown.update(wishlistUpdate(ports, session, change));
  };
}
