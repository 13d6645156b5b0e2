import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { CartListChange } from '../ports/device/WaitingChange.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import { type CartUpdatePorts, cartUpdate } from './cartUpdate.ts';

/**
 * Increments or decrements the quantity of a line, or removes the line; a decrement at quantity 1 removes it. `add` restores a removed line
 * with its quantity, before the line with the key `before` or at the end: it sends nothing when the cart includes the product, and a retry completes its own call.
 */
export type ChangeCartLine = (
  line: CartItem,
  change: CartListChange['kind'],
  cart: ShopperList<CartItem>,
  before?: string,
) => Promise<ListOutcome<CartItem>>;

export type ChangeCartLinePorts = CartUpdatePorts & Pick<StorefrontPorts, 'ids' | 'sessions'>;

export function makeChangeCartLine({ ids, sessions, ...ports }: ChangeCartLinePorts): ChangeCartLine {
  return async (product, requested, shown, before) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    const { quantity } = product;
    const kind = requested === 'decrement' && quantity <= 1 ? 'remove' : requested;
    const change = { id: ids.generate(), list: 'cart', kind, product, quantity, before } as const;
    return shown.update(cartUpdate(ports, session, change));
  };
}
