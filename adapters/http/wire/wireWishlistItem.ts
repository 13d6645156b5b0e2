import * as v from 'valibot';
import type { WishlistItem } from '../../../core/domain/wishlist/WishlistItem.ts';
import { fromWireProduct, wireProductEntries } from './wireProduct.ts';

/** Parses a wishlist item into the core's {@link WishlistItem}. */
export const wireWishlistItem = v.pipe(
  v.object({ ...wireProductEntries, createdAt: v.string(), updatedAt: v.string() }),
  v.transform(
    (wire): WishlistItem => ({ ...fromWireProduct(wire), createdAt: wire.createdAt, updatedAt: wire.updatedAt }),
  ),
);
