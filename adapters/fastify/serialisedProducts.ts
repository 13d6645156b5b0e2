import type { Product } from '../../core/domain/catalogue/Product.ts';
import { toWireProduct } from '../wire/wireProduct.ts';
import { CompressedText } from './CompressedText.ts';

const lists = new WeakMap<object, CompressedText>();

/** Returns the response with these products. Each array of products is serialised once. Its ETag is the version of the catalogue. */
export function serialisedProducts(products: readonly Product[]): CompressedText {
  const list = lists.get(products) ?? new CompressedText(JSON.stringify({ products: products.map(toWireProduct) }));
  lists.set(products, list);
  return list;
}
