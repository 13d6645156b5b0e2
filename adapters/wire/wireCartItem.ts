import * as v from 'valibot';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { fromWireProduct, toWireProduct, wireProductEntries } from './wireProduct.ts';

const wireCartItemShape = v.object({
  ...wireProductEntries,
  qty: v.pipe(v.number(), v.integer()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

/** A cart item in the JSON of `/api`. */
export type WireCartItem = v.InferOutput<typeof wireCartItemShape>;

/** Parses a cart item into the core's {@link CartItem}. */
export const wireCartItem = v.pipe(
  wireCartItemShape,
  v.transform(({ qty: quantity, createdAt, updatedAt, ...product }): CartItem => {
    return { ...fromWireProduct(product), quantity, createdAt, updatedAt };
  }),
);

/** Converts a cart item to the JSON of `/api`. */
export function toWireCartItem(item: CartItem): WireCartItem {
  const { quantity: qty, createdAt, updatedAt } = item;
  return Object.assign(toWireProduct(item), { qty, createdAt, updatedAt });
}

/** The response of every call under /user/cart: the whole cart. */
export const cartResponse = v.object({ cart: v.array(wireCartItem) });
