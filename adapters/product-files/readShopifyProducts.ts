import type { ImportedProduct } from '../../core/backend/ports/ForStoringProducts.ts';
import type { FileFault, ProductFile } from './ProductFile.ts';
import { fromShopifyVariant } from './shopifyProduct.ts';
import { type ShopifyRow, shopifyRows } from './shopifyRows.ts';

const VARIANT_COLUMNS = ['Option1 Value', 'Variant SKU', 'Variant Price'];

/** Reads CSV in the columns of Shopify's product export. Each variant becomes a product. Never throws. */
export function readShopifyProducts(text: string): ProductFile {
  const { rows, faults: rowFaults } = shopifyRows(text);
  const faults: FileFault[] = [...rowFaults];
  const firstRows = new Map<string, ShopifyRow>();
  const products: ImportedProduct[] = [];
  const lines: number[] = [];
  for (const row of rows) {
    const { line } = row;
    const handle = row.cell('Handle');
    if (handle === '') faults.push({ line, text: 'Handle is missing' });
    const first = firstRows.get(handle) ?? row;
    firstRows.set(handle, first);
    if (first !== row && !isVariant(row)) continue;
    const variant = fromShopifyVariant(first, row);
    products.push(variant.product);
    lines.push(line);
    faults.push(...variant.faults.map((fault) => ({ line, text: fault })));
  }
  return { products, faults, lineOf: (index) => lines[index] ?? 1 };
}

/** Whether a row has a variant. A row without one adds a picture to its product. */
function isVariant(row: ShopifyRow): boolean {
  return VARIANT_COLUMNS.some((column) => row.cell(column) !== '');
}
