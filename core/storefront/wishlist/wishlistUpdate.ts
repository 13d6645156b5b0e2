import type { Session } from '../../domain/accounts/Session.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import { insertBefore } from '../../domain/lists/insertBefore.ts';
import { isolated } from '../../domain/text/isolated.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { OptimisticUpdate, RestoreUpdate } from '../lists/OptimisticUpdate.ts';
import type { WishlistChange } from '../ports/device/WaitingChange.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';

export type WishlistUpdatePorts = Pick<StorefrontPorts, 'wishlist'> & { readonly callAsShopper: CallAsShopper };

export function makeRestoreWishlistUpdate(ports: WishlistUpdatePorts): RestoreUpdate<WishlistItem> {
  return (session, change) => (change.list === 'wishlist' ? wishlistUpdate(ports, session, change) : undefined);
}

/**
 * Returns the update that adds a product to the wishlist or removes it, for the session that issued it. Sends nothing when the
 * change is made already. The back-end sets the timestamps.
 */
export function wishlistUpdate(
  { wishlist, callAsShopper }: WishlistUpdatePorts,
  session: Session,
  change: WishlistChange,
): OptimisticUpdate<WishlistItem> {
  const { kind, product, before } = change;
  const isAdded = kind === 'add';
  const isMade = (items: readonly WishlistItem[]) => includesKey(items, product.key) === isAdded;
  return {
    issued: { session, changes: [change] },
    apply: (items) => {
      if (isMade(items)) return items;
      if (isAdded) return insertBefore(items, { ...product, createdAt: '', updatedAt: '' }, before);
      return items.filter(({ key }) => key !== product.key);
    },
    send: (confirmed) =>
      callAsShopper(session, async () => {
        const present = confirmed ?? (await wishlist.items(session));
        if (isMade(present)) return { items: present };
        return {
          items: await (isAdded ? wishlist.add(session, product, before) : wishlist.remove(session, product.key)),
          message: `${isolated(product.name)} ${isAdded ? 'added to' : 'removed from'} the wishlist successfully!`,
        };
      }),
  };
}
