import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { OptimisticUpdate } from '../lists/OptimisticUpdate.ts';
import { type CartLinePorts, changeLine } from './changeLine.ts';
import type { CartOutcome } from './LoadCart.ts';

/** Adds one more of a line as the shopper sees it, or takes one away; taking the last one away removes the line. */
export type ChangeQuantity = (
  shown: CartItem,
  change: 'increment' | 'decrement',
) => OptimisticUpdate<CartItem, CartOutcome>;

export function makeChangeQuantity(ports: CartLinePorts): ChangeQuantity {
  return (shown, asked) => changeLine(ports, shown, asked === 'decrement' && shown.quantity <= 1 ? 'remove' : asked);
}
