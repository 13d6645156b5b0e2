import type { ListChange } from '../lists/ListChange.ts';
import type { CartItem } from './CartItem.ts';
import { type CartLinePorts, changeLine } from './changeLine.ts';
import type { CartOutcome } from './LoadCart.ts';

/** Removes a whole line from the cart. */
export type RemoveFromCart = (item: CartItem) => ListChange<CartItem, CartOutcome>;

export function makeRemoveFromCart(ports: CartLinePorts): RemoveFromCart {
  return (item) => changeLine(ports, item, 'remove');
}
