import type { CartItem } from '../../domain/cart/CartItem.ts';
import { type CartChange, isPossible, withChange } from '../../domain/cart/cartLines.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { ForKeepingCart } from '../ports/ForKeepingCart.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';

/** Adds one piece to a line, takes one away, or removes the line. Taking the last piece away removes the line. */
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
  return async ({ key, name, quantity }, asked, shown) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    const change = asked === 'decrement' && quantity <= 1 ? 'remove' : asked;
    let sentFrom: number | undefined;
    return shown.update({
      apply: (items) => withChange(items, key, change),
      send: (confirmed) =>
        callAsShopper(session, async () => {
          const before = confirmed ?? (await cart.items(session));
          const present = before.find((line) => line.key === key)?.quantity;
          // A try that was not answered may have been carried out all the same.
          const isDone = sentFrom !== undefined && sentFrom !== present;
          if (isDone || !isPossible(before, key, change)) return { items: before };
          sentFrom = present;
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
