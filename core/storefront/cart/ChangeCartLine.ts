import type { CartItem } from '../../domain/cart/CartItem.ts';
import { type CartChange, isPossible, withChange } from '../../domain/cart/cartLines.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { ForGeneratingIds } from '../ports/ForGeneratingIds.ts';
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
  readonly ids: ForGeneratingIds;
  readonly sessions: ForRememberingSession;
  readonly callAsShopper: CallAsShopper;
};

export function makeChangeCartLine({ cart, ids, sessions, callAsShopper }: CartLinePorts): ChangeCartLine {
  return async ({ key, name, quantity }, requested, shown) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    const change = requested === 'decrement' && quantity <= 1 ? 'remove' : requested;
    const idempotencyKey = change === 'remove' ? undefined : ids.generate();
    return shown.update({
      apply: (items) => withChange(items, key, change),
      send: (confirmed) =>
        callAsShopper(session, async () => {
          const before = confirmed ?? (await cart.items(session));
          if (!isPossible(before, key, change)) return { items: before };
          const items = await cart.change(session, key, change, idempotencyKey);
          return { items, message: messageOf(change, name) };
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
