import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { ImportedProduct, StoredProduct } from '../../core/backend/ports/ForStoringProducts.ts';
import { fromRupees, toRupees } from '../../core/domain/money/Paise.ts';
import type { StockLevel } from '../../core/domain/stock/StockLevel.ts';
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

/**
 * A product in a JSON file: the fields of `/api/products`, without an `id` when it is new; whether it is listed, its style and HSN code; and
 * how many pieces are on hand, of one that is counted. Its facts, which are in `/api/products`, are those of its style, and are not read.
 */
export const jsonProduct = v.strictObject({
  ...wireProductEntries,
  id: v.optional(wireProductEntries.id),
  original_price: rupees,
  discounted_price: rupees,
  picture: pictures,
  facts: v.optional(v.unknown()),
  listed: v.optional(v.boolean(), true),
  style: v.optional(v.string()),
  hsn: v.optional(v.string()),
  stock: v.optional(v.number()),
});

export function fromJsonProduct({
  id,
  listed,
  style,
  hsn,
  stock,
  facts: _facts,
  ...wire
}: v.InferOutput<typeof jsonProduct>): ImportedProduct {
  const { id: _, ...product } = fromWireProduct({ ...wire, id: 0 });
  return {
    ...{ ...product, isListed: listed },
    ...(id !== undefined && { id }),
    ...(style !== undefined && { style }),
    ...(hsn !== undefined && { hsn }),
    ...(stock !== undefined && { stock }),
  };
}

/** Writes products with the pieces on hand of the counted ones as JSON that {@link fromJsonProduct} reads back, product by product. */
export function* jsonProducts(
  products: readonly StoredProduct[],
  levels: readonly StockLevel[] = [],
): Generator<string> {
  const stock = new Map(levels.map(({ sku, onHand }) => [sku, onHand]));
  let separator = '[';
  for (const { isListed, style, hsn, ...product } of products) {
    // JSON leaves out what is undefined.
    const written = { ...toWireProduct(product), listed: isListed, style, hsn, stock: stock.get(product.key) };
    yield `${separator}\n  ${JSON.stringify(written, null, 2).replaceAll('\n', '\n  ')}`;
    separator = ',';
  }
  yield products.length === 0 ? '[]\n' : '\n]\n';
}

/** Returns the same as one text. */
export function writeJsonProducts(...given: Parameters<typeof jsonProducts>): string {
  return [...jsonProducts(...given)].join('');
}
