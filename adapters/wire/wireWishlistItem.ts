import * as v from 'valibot';
import type { WishlistItem } from '../../core/domain/wishlist/WishlistItem.ts';
import { fromWireProduct, toWireProductInSizes, wireProductEntries, wireSizesEntry } from './wireProduct.ts';

const wireWishlistItemShape = v.object({
  ...wireProductEntries,
  ...wireSizesEntry,
  createdAt: v.string(),
  updatedAt: v.string(),
});

/** A wishlist item in the JSON of `/api`. */
export type WireWishlistItem = v.InferOutput<typeof wireWishlistItemShape>;

/** Parses a wishlist item into the core's {@link WishlistItem}. */
export const wireWishlistItem = v.pipe(
  wireWishlistItemShape,
  v.transform(({ createdAt, updatedAt, ...product }): WishlistItem => {
    return { ...fromWireProduct(product), createdAt, updatedAt };
  }),
);

/** Converts a wishlist item to the JSON of `/api`. */
export function toWireWishlistItem(item: WishlistItem): WireWishlistItem {
  return { ...toWireProductInSizes(item), createdAt: item.createdAt, updatedAt: item.updatedAt };
}

/** The response of every call under /user/wishlist: the whole wishlist. */
export const wishlistResponse = v.object({ wishlist: v.array(wireWishlistItem) });
