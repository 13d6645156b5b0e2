import type { CartItem } from '../../domain/cart/CartItem.ts';
import { type CartChange, isPossible, withChange } from '../../domain/cart/cartLines.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { ForKeepingCart } from '../ports/ForKeepingCart.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';

/** Increments or decrements the quantity of a line, or removes the line. A decrement at quantity 1 removes it. */
export type ChangeCartLine = (
  line: CartItem,
  change: CartChange,
  cart: ShopperList<CartItem>,
) => Promise<ListOutcome<CartItem>>;

export type CartLinePorts = {
  readonly cart: ForKeepingCart;
  readonly sessions: ForRememberingSession;
  readonly callAsShopper: CallAsShopper;
};

export function makeChangeCartLine({ cart, sessions, callAsShopper }: CartLinePorts): ChangeCartLine {
  return async ({ key, name, quantity }, requested, shown) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    const change = requested === 'decrement' && quantity <= 1 ? 'remove' : requested;
    let quantityWhenSent: number | undefined;
    return shown.update({
      apply: (items) => withChange(items, key, change),
      send: (confirmed) =>
        callAsShopper(session, async () => {
          const before = confirmed ?? (await cart.items(session));
          const currentQuantity = before.find((line) => line.key === key)?.quantity;
          // The back-end may have processed an earlier attempt whose response was lost.
          const isDone = quantityWhenSent !== undefined && quantityWhenSent !== currentQuantity;
          if (isDone || !isPossible(before, key, change)) return { items: before };
          quantityWhenSent = currentQuantity;
          return { items: await cart.change(session, key, change), message: messageOf(change, name) };
        }),
    });
  };
}

function messageOf(change: CartChange, name: string): string {
  switch (change) {
    case 'increment':
      return `Added another ${name} to the cart!`;
    case 'decrement':
      return `Removed one ${name} from the cart!`;
    case 'remove':
      return `${name} successfully removed from the cart`;
  }
}
