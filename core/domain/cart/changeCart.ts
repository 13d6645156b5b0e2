import type { Product } from '../catalogue/Product.ts';
import { holds } from '../lists/holds.ts';
import type { CartItem } from './CartItem.ts';

/** What can be done to one line of the cart. */
export type CartChange = 'increment' | 'decrement' | 'remove';

type Cart = readonly CartItem[];

/** What the cart will be once the product is added; the same cart when it is there already. The back-end stamps the line. */
export function cartWith(cart: Cart, product: Product): Cart {
  if (holds(cart, product.key)) return cart;
  return [...cart, { ...product, quantity: 1, createdAt: '', updatedAt: '' }];
}

/** What the cart will be after the change of one line; no quantity falls below 1, and an unknown key changes nothing. */
export function cartAfter(cart: Cart, productKey: string, change: CartChange): Cart {
  if (change === 'remove') return cart.filter(({ key }) => key !== productKey);
  const step = change === 'increment' ? 1 : -1;
  const changed = cart.findIndex(({ key }) => key === productKey);
  return cart.map((item, at) => (at === changed ? { ...item, quantity: Math.max(1, item.quantity + step) } : item));
}

/** Whether the change still makes sense of the cart: its line is there, and a piece taken away would not be the last. */
export function isPossible(cart: Cart, productKey: string, change: CartChange): boolean {
  const line = cart.find(({ key }) => key === productKey);
  return line !== undefined && (change !== 'decrement' || line.quantity > 1);
}
