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
  v.transform(
    (wire): CartItem => ({
      ...fromWireProduct(wire),
      quantity: wire.qty,
      createdAt: wire.createdAt,
      updatedAt: wire.updatedAt,
    }),
  ),
);

/** Converts a cart item to the JSON of `/api`. */
export function toWireCartItem(item: CartItem): WireCartItem {
  return { ...toWireProduct(item), qty: item.quantity, createdAt: item.createdAt, updatedAt: item.updatedAt };
}
