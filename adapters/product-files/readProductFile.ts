import type { ProductFile } from './ProductFile.ts';
import { readJsonProducts } from './readJsonProducts.ts';
import { readShopifyProducts } from './readShopifyProducts.ts';

/** Reads the bytes of a product file in UTF-8: JSON, or CSV in the columns of Shopify's product export. Never throws. */
export function readProductFile(bytes: Uint8Array, format: 'json' | 'csv'): ProductFile {
  const text = decoded(bytes);
  if (text === undefined) return unreadable({ line: 1, text: 'The file is not in UTF-8' });
  const file = format === 'json' ? readJsonProducts(text) : readShopifyProducts(text);
  const isEmpty = file.products.length === 0 && file.faults.length === 0;
  return isEmpty ? unreadable({ line: 1, text: 'The file has no products' }) : file;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function unreadable(fault: ProductFile['faults'][number]): ProductFile {
  return { products: [], faults: [fault], lineOf: () => fault.line };
}
