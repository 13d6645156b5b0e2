import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { ImportedProduct, StoredProduct } from '../../core/backend/ports/ForStoringProducts.ts';
import { fromRupees, toRupees } from '../../core/domain/money/Paise.ts';
import { wirePictures } from '../wire/wirePicture.ts';
import { fromWireProduct, toWireProduct, wireProductEntries } from '../wire/wireProduct.ts';

const rupees = v.pipe(
  v.number(),
  v.check((amount) => Math.abs(toRupees(fromRupees(amount)) - amount) < 1e-9, 'is no whole number of paise'),
);

/** The API ignores invalid pictures; a file must not have any. */
const pictures = v.optional(
  v.pipe(
    v.unknown(),
    v.check((picture) => isDeepStrictEqual(v.parse(wirePictures, picture), picture), 'is no picture'),
    wirePictures,
  ),
);

/** A product in a JSON file: the fields of `/api/products`, without an `id` when it is new, and whether it is listed. */
export const jsonProduct = v.strictObject({
  ...wireProductEntries,
  id: v.optional(wireProductEntries.id),
  original_price: rupees,
  discounted_price: rupees,
  picture: pictures,
  listed: v.optional(v.boolean(), true),
});

export function fromJsonProduct({ id, listed, ...wire }: v.InferOutput<typeof jsonProduct>): ImportedProduct {
  const { id: _, ...product } = fromWireProduct({ ...wire, id: 0 });
  return { ...product, ...(id !== undefined && { id }), isListed: listed };
}

/** Writes products as JSON that {@link fromJsonProduct} reads back. */
export function writeJsonProducts(products: readonly StoredProduct[]): string {
  const list = products.map(({ isListed, ...product }) => ({ ...toWireProduct(product), listed: isListed }));
  return `${JSON.stringify(list, null, 2)}\n`;
}
