import type { VirtualItem } from '@tanstack/react-virtual';
import type { Product } from '../../core/domain/catalogue/Product.ts';

type Measured = { readonly columns: number; readonly rows: VirtualItem[] };

const measured = new WeakMap<readonly Product[], Measured>();

/** The row heights of the last render of these products, so that Back restores every position. */
export function restoreRowMeasurements(products: readonly Product[], columns: number): VirtualItem[] {
  const known = measured.get(products);
  return known?.columns === columns ? known.rows : [];
}

export function saveRowMeasurements(products: readonly Product[], columns: number, rows: VirtualItem[]): void {
  measured.set(products, { columns, rows });
}
