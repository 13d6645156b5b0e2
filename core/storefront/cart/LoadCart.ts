import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { ListOutcome } from '../lists/OptimisticUpdate.ts';
import type { ForKeepingCart } from '../ports/ForKeepingCart.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';

/** Reads the current shopper's cart. */
export type LoadCart = () => Promise<ListOutcome<CartItem>>;

export type LoadCartPorts = {
  readonly cart: ForKeepingCart;
  readonly sessions: ForRememberingSession;
  readonly callAsShopper: CallAsShopper;
};

export function makeLoadCart({ cart, sessions, callAsShopper }: LoadCartPorts): LoadCart {
  return async () => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    return callAsShopper(session, async () => ({ items: await cart.items(session) }));
  };
}
