import type { CartItem } from '../../domain/cart/CartItem.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { CartLinePorts } from './ChangeCartLine.ts';

/** Restores a removed line with its quantity. Sends nothing when the cart includes the product; a retry completes its own call. */
export type UndoRemoveFromCart = (removed: CartItem, cart: ShopperList<CartItem>) => Promise<ListOutcome<CartItem>>;

export function makeUndoRemoveFromCart({
  cart,
  sessions,
  callAsShopper,
}: Omit<CartLinePorts, 'ids'>): UndoRemoveFromCart {
  return async (removed, shown) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    let hasStarted = false;
    return shown.update({
      apply: (items) => (includesKey(items, removed.key) ? items : [...items, removed]),
      send: (confirmed) =>
        callAsShopper(session, async () => {
          const before = confirmed ?? (await cart.items(session));
          if (!hasStarted && includesKey(before, removed.key)) return { items: before };
          hasStarted = true;
          const items = await cart.add(session, removed, removed.quantity);
          return { items, message: `${removed.name} added to cart successfully!` };
        }),
    });
  };
}
