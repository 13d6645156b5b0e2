import type { VirtualItem } from '@tanstack/react-virtual';
import type { Product } from '../../core/domain/catalogue/Product.ts';

type Measured = { readonly columns: number; readonly rows: VirtualItem[] };

const measured = new WeakMap<readonly Product[], Measured>();

/** How high the rows of these products were when last drawn, so that coming back finds every card where it stood. */
export function restoreRowMeasurements(products: readonly Product[], columns: number): VirtualItem[] {
  const known = measured.get(products);
  return known?.columns === columns ? known.rows : [];
}

export function saveRowMeasurements(products: readonly Product[], columns: number, rows: VirtualItem[]): void {
  measured.set(products, { columns, rows });
}
