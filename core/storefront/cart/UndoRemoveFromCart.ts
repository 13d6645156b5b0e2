import type { CartItem } from '../../domain/cart/CartItem.ts';
import { holds } from '../../domain/lists/holds.ts';
import type { OptimisticUpdate } from '../lists/OptimisticUpdate.ts';
import type { CartLinePorts } from './changeLine.ts';
import type { CartOutcome } from './LoadCart.ts';

/** Puts a removed line back with its quantity. The back-end knows no other way than to add the product and then more of it. */
export type UndoRemoveFromCart = (removed: CartItem) => OptimisticUpdate<CartItem, CartOutcome>;

export function makeUndoRemoveFromCart({ cart, notifications, reportFailure }: CartLinePorts): UndoRemoveFromCart {
  return (removed) => ({
    expected: (items) => (holds(items, removed.key) ? items : [...items, removed]),
    async ask(present) {
      let items = present;
      try {
        items ??= await cart.items();
        if (holds(items, removed.key)) return { outcome: 'kept', cart: items };
        items = await cart.add(removed);
        notifications.success(`${removed.name} added to cart successfully!`);
        for (let piece = 1; piece < removed.quantity; piece += 1) items = await cart.change(removed.key, 'increment');
        return { outcome: 'kept', cart: items };
      } catch (error) {
        const failure = reportFailure(error);
        return items === undefined ? failure : { outcome: 'kept', cart: items };
      }
    },
  });
}
