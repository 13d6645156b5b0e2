import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { ListOutcome } from '../lists/OptimisticUpdate.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';

/** Reads the current shopper's cart. */
export type LoadCart = () => Promise<ListOutcome<CartItem>>;

export type LoadCartPorts = Pick<StorefrontPorts, 'cart' | 'sessions'> & { readonly callAsShopper: CallAsShopper };

export function makeLoadCart({ cart, sessions, callAsShopper }: LoadCartPorts): LoadCart {
  return async () => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    return callAsShopper(session, async () => ({ items: await cart.items(session) }));
  };
}
