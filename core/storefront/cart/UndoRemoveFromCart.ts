import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { CartLinePorts } from './ChangeCartLine.ts';
import { cartUpdate } from './cartUpdate.ts';

/** Restores a removed line with its quantity. Sends nothing when the cart includes the product; a retry completes its own call. */
export type UndoRemoveFromCart = (removed: CartItem, cart: ShopperList<CartItem>) => Promise<ListOutcome<CartItem>>;

export function makeUndoRemoveFromCart({ ids, sessions, ...ports }: CartLinePorts): UndoRemoveFromCart {
  return async (product, shown) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    const { quantity } = product;
    const change = { id: ids.generate(), list: 'cart', kind: 'add', product, quantity } as const;
    return shown.update(cartUpdate(ports, session, change));
  };
}
