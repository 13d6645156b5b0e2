import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { OptimisticUpdate } from '../lists/OptimisticUpdate.ts';
import { type CartLinePorts, changeLine } from './changeLine.ts';
import type { CartOutcome } from './LoadCart.ts';

/** Removes a whole line from the cart. */
export type RemoveFromCart = (item: CartItem) => OptimisticUpdate<CartItem, CartOutcome>;

export function makeRemoveFromCart(ports: CartLinePorts): RemoveFromCart {
  return (item) => changeLine(ports, item, 'remove');
}
