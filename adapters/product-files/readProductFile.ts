import type { FileEntry, ProductFormat } from '../../core/backend/ports/catalogue/ForExchangingProducts.ts';
import { readJsonProducts } from './readJsonProducts.ts';
import { readShopifyProducts } from './readShopifyProducts.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/**
 * Reads the bytes of a product file in UTF-8, one product after the other: JSON, or CSV in the columns of Shopify's product export.
 * Throws {@link UnreadableFile}, possibly after some products.
 */
export async function* readProductFile(
  bytes: AsyncIterable<Uint8Array>,
  format: ProductFormat,
): AsyncGenerator<FileEntry> {
  let isEmpty = true;
  for await (const entry of format === 'json'
    ? readJsonProducts(decoded(bytes))
    : readShopifyProducts(decoded(bytes))) {
    isEmpty = false;
    yield entry;
  }
  if (isEmpty) throw new UnreadableFile([{ line: 1, text: 'The file has no products' }]);
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new UnreadableFile([{ line: 1, text: 'The file is not in UTF-8' }]);
    }
  };
  for await (const chunk of bytes) yield decode(chunk);
  yield decode();
}
