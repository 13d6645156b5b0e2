import type { Product } from '../catalogue/Product.ts';
import { includesKey } from '../lists/includesKey.ts';
import { insertBefore } from '../lists/insertBefore.ts';
import { type CartItem, MAX_QUANTITY } from './CartItem.ts';

/** A change to one line of the cart. */
export type CartChange = 'increment' | 'decrement' | 'remove';

type Cart = readonly CartItem[];

/**
 * Returns the cart with the product added, before the line with the key `before` or at the end; the same cart when it includes the
 * product. The back-end sets the timestamps.
 */
export function withProduct(cart: Cart, product: Product, quantity = 1, before?: string): Cart {
  if (includesKey(cart, product.key)) return cart;
  return insertBefore(cart, { createdAt: '', updatedAt: '', ...product, quantity }, before);
}

/** Returns the cart after the change of one line. A quantity stays within 1 and 99; an unknown key changes nothing. */
export function withChange(cart: Cart, productKey: string, change: CartChange): Cart {
  if (change === 'remove') return cart.filter(({ key }) => key !== productKey);
  const step = change === 'increment' ? 1 : -1;
  return cart.map((line) => (line.key === productKey ? { ...line, quantity: limited(line.quantity + step) } : line));
}

/** Whether the change has an effect: the cart has the line, and the quantity stays within 1 and 99. */
export function isPossible(cart: Cart, productKey: string, change: CartChange): boolean {
  const line = cart.find(({ key }) => key === productKey);
  if (line === undefined) return false;
  if (change === 'increment') return line.quantity < MAX_QUANTITY;
  return change === 'remove' || line.quantity > 1;
}

/**
 * Returns the cart with one line for each product and quantities from 1 to 99. Merges the lines of one product; drops lines
 * with a quantity below 1.
 */
export function normalisedCart(lines: Cart): Cart {
  const byKey = new Map<string, CartItem>();
  for (const line of lines.filter(({ quantity }) => quantity >= 1)) {
    const before = byKey.get(line.key);
    byKey.set(line.key, { ...(before ?? line), quantity: limited((before?.quantity ?? 0) + line.quantity) });
  }
  return [...byKey.values()];
}

/** Returns the cart without the ordered quantities. */
export function withoutOrdered<Line extends Pick<CartItem, 'key' | 'quantity'>>(
  cart: readonly Line[],
  ordered: readonly Pick<CartItem, 'key' | 'quantity'>[],
): readonly Line[] {
  const quantityOf = new Map(ordered.map(({ key, quantity }) => [key, quantity]));
  return cart
    .map((line) => ({ ...line, quantity: line.quantity - (quantityOf.get(line.key) ?? 0) }))
    .filter(({ quantity }) => quantity >= 1);
}

/** Whether two carts have the same products, quantities and prices, in any order. */
export function isSameOrder(one: Cart, other: Cart): boolean {
  const counted = new Set(one.map(orderedLine));
  return one.length === other.length && other.every((line) => counted.has(orderedLine(line)));
}

/** Returns a text that is the same for lines of the same product, quantity and prices. */
export function orderedLine({ key, quantity, originalPrice, discountedPrice }: CartItem): string {
  return JSON.stringify([key, quantity, originalPrice, discountedPrice]);
}

function limited(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, quantity));
}
