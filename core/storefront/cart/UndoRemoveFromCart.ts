import type { CartItem } from '../../domain/cart/CartItem.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { CartLinePorts } from './ChangeCartLine.ts';

/**
 * Puts a removed line back with its quantity. The back-end offers no other way than to add the product and then more of it.
 * What was put back in part is completed by the next try.
 */
export type UndoRemoveFromCart = (removed: CartItem, cart: ShopperList<CartItem>) => Promise<ListOutcome<CartItem>>;

export function makeUndoRemoveFromCart({ cart, sessions, callAsShopper }: CartLinePorts): UndoRemoveFromCart {
  return async (removed, shown) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    const quantityIn = (items: readonly CartItem[]) => items.find(({ key }) => key === removed.key)?.quantity ?? 0;
    let hasBegun = false;
    return shown.update({
      apply: (items) => (includesKey(items, removed.key) ? items : [...items, removed]),
      async send(confirmed) {
        let items = confirmed;
        const outcome = await callAsShopper(session, async () => {
          items ??= await cart.items(session);
          if (!hasBegun && includesKey(items, removed.key)) return { items };
          hasBegun = true;
          if (!includesKey(items, removed.key)) items = await cart.add(session, removed);
          // Another device may remove the line meanwhile.
          while (includesKey(items, removed.key) && quantityIn(items) < removed.quantity) {
            items = await cart.change(session, removed.key, 'increment');
          }
          return { items, message: `${removed.name} added to cart successfully!` };
        });
        const isPartial = items !== undefined && items !== confirmed && !('items' in outcome);
        return isPartial && isFailure(outcome) ? { ...outcome, items: items ?? [] } : outcome;
      },
    });
  };
}

function isFailure(outcome: ListOutcome<CartItem>) {
  return outcome.outcome === 'failed' || outcome.outcome === 'unreachable';
}
