import type { FileEntry } from '../../core/backend/ports/catalogue/ForExchangingProducts.ts';
import { fromShopifyVariant } from './shopifyProduct.ts';
import { rowOf, type ShopifyRow, shopifyRows } from './shopifyRows.ts';

const VARIANT_COLUMNS = ['Option1 Value', 'Variant SKU', 'Variant Price'];

/**
 * Reads CSV in the columns of Shopify's product export. Each variant becomes a product. Throws {@link UnreadableFile}, possibly after
 * some products.
 */
export async function* readShopifyProducts(texts: AsyncIterable<string>): AsyncGenerator<FileEntry> {
  const firstRows = new FirstRows();
  for await (const row of shopifyRows(texts)) {
    if ('text' in row) yield { line: row.line, faults: [row] };
    else yield entryOf(row, firstRows.of(row));
  }
}

function entryOf(row: ShopifyRow, first: ShopifyRow): FileEntry {
  const { line } = row;
  const missing = row.cell('Handle') === '' ? ['Handle is missing'] : [];
  const variant = first === row || isVariant(row) ? fromShopifyVariant(first, row) : undefined;
  const faults = [...missing, ...(variant?.faults ?? [])].map((text) => ({ line, text }));
  return { line, faults, ...(variant && { product: variant.product }) };
}

/** Whether a row has a variant. A row without one adds a picture to its product. */
function isVariant(row: ShopifyRow): boolean {
  return VARIANT_COLUMNS.some((column) => row.cell(column) !== '');
}

/** The first row of each product. All but the latest are kept as the bytes of their cells, which take the least memory. */
class FirstRows {
  readonly #bytes = new Map<string, Buffer>();
  #latest: ShopifyRow | undefined;

  of(row: ShopifyRow): ShopifyRow {
    const handle = row.cell('Handle');
    if (this.#latest?.cell('Handle') !== handle) {
      const bytes = this.#bytes.get(handle);
      this.#latest = bytes === undefined ? row : withCells(row, JSON.parse(bytes.toString()));
      if (bytes === undefined) this.#bytes.set(handle, Buffer.from(JSON.stringify(Object.values(row.record))));
    }
    return this.#latest;
  }
}

/** Returns a row with other cells in the same columns. */
function withCells({ line, record }: ShopifyRow, cells: readonly string[]): ShopifyRow {
  return rowOf(line, Object.fromEntries(Object.keys(record).map((column, index) => [column, cells[index] ?? ''])));
}
