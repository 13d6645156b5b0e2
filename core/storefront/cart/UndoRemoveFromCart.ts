import type { CartItem } from '../../domain/cart/CartItem.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { Failure } from '../ports/Failure.ts';
import type { CartLinePorts } from './ChangeCartLine.ts';

/**
 * Restores a removed line with its quantity. The back-end can only add the product and then increment its quantity one by one. A
 * retry completes an undo that failed partway; the failure then has the cart's `items` as the last response gave them.
 */
export type UndoRemoveFromCart = (removed: CartItem, cart: ShopperList<CartItem>) => Promise<ListOutcome<CartItem>>;

export function makeUndoRemoveFromCart({ cart, sessions, callAsShopper }: CartLinePorts): UndoRemoveFromCart {
  return async (removed, shown) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    const isIncomplete = (items: readonly CartItem[]) =>
      items.some(({ key, quantity }) => key === removed.key && quantity < removed.quantity);
    let hasStarted = false;
    return shown.update({
      apply: (items) => (includesKey(items, removed.key) ? items : [...items, removed]),
      async send(confirmed) {
        let items = confirmed;
        const outcome = await callAsShopper(session, async () => {
          items ??= await cart.items(session);
          if (!hasStarted && includesKey(items, removed.key)) return { items };
          hasStarted = true;
          if (!includesKey(items, removed.key)) items = await cart.add(session, removed);
          // Another device may remove the line between two calls.
          while (isIncomplete(items)) items = await cart.change(session, removed.key, 'increment');
          return { items, message: `${removed.name} added to cart successfully!` };
        });
        return isFailure(outcome) && items !== confirmed ? { ...outcome, items } : outcome;
      },
    });
  };
}

function isFailure(outcome: ListOutcome<CartItem>): outcome is Failure {
  return outcome.outcome === 'failed' || outcome.outcome === 'unreachable';
}
