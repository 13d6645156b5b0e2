import type { VirtualItem } from '@tanstack/react-virtual';
import type { ProductList } from '../../catalogue/ProductList.ts';

type Measured = { readonly columns: number; readonly rows: VirtualItem[] };

const measured = new WeakMap<ProductList, Measured>();

/** The row heights of the last render of these products, so that Back restores every position. */
export function restoreRowMeasurements(products: ProductList, columns: number): VirtualItem[] {
  const known = measured.get(products);
  return known?.columns === columns ? known.rows : [];
}

export function saveRowMeasurements(products: ProductList, columns: number, rows: VirtualItem[]): void {
  measured.set(products, { columns, rows });
}
