import type { ListChange } from '../lists/ListChange.ts';
import type { CartItem } from './CartItem.ts';
import { type CartLinePorts, changeLine } from './changeLine.ts';
import type { CartOutcome } from './LoadCart.ts';

/** Adds one more of a line as the shopper sees it, or takes one away; taking the last one away removes the line. */
export type ChangeQuantity = (shown: CartItem, change: 'increment' | 'decrement') => ListChange<CartItem, CartOutcome>;

export function makeChangeQuantity(ports: CartLinePorts): ChangeQuantity {
  return (shown, asked) => changeLine(ports, shown, asked === 'decrement' && shown.quantity <= 1 ? 'remove' : asked);
}
