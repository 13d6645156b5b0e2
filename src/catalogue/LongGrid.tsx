import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { GridCard } from './GridCard.tsx';
import styles from './ProductGrid.module.css';
import { restoreRowMeasurements, saveRowMeasurements } from './rowMeasurements.ts';
import { type GridShape, useGridShape } from './useGridShape.ts';
import { usePinnedRow } from './usePinnedRow.ts';

/** How many rows outside the viewport are rendered. */
const SPARE_ROWS = 2;

type LongGridProps = { readonly products: readonly Product[] };

/** A virtualised grid: renders the rows near the viewport, and those around the focused card. */
export const LongGrid = memo(function LongGrid({ products }: LongGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const shape = useGridShape(list);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `ul` must not contain rows that are not list items
    <div ref={list} role="list" aria-label="Products" className={styles.long}>
      {shape !== undefined && <Rows key={`${shape.columns} ${shape.rowHeight}`} products={products} shape={shape} />}
    </div>
  );
});

const Rows = observer(function Rows({ products, shape }: LongGridProps & { readonly shape: GridShape }) {
  const { columns, rowHeight, top } = shape;
  const [pinnedRow, follow] = usePinnedRow(products, columns);
  const rows = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(products.length / columns),
    estimateSize: () => rowHeight,
    initialMeasurementsCache: restoreRowMeasurements(products, columns),
    initialOffset: () => window.scrollY,
    measureElement: measuredHeight,
    overscan: SPARE_ROWS,
    rangeExtractor: useCallback((range: Range) => rowsNear(range, pinnedRow), [pinnedRow]),
    scrollMargin: top,
    useFlushSync: false,
  });
  const { measurementsCache } = rows;
  useLayoutEffect(
    () => () => saveRowMeasurements(products, columns, measurementsCache),
    [products, columns, measurementsCache],
  );
  return (
    <div role="none" style={{ height: rows.getTotalSize() }} {...follow}>
      {rows.getVirtualItems().map((row) => (
        <Row key={row.key} {...{ row, products, columns, top }} measure={rows.measureElement} />
      ))}
    </div>
  );
});

type RowProps = LongGridProps & {
  readonly row: VirtualItem;
  readonly columns: number;
  readonly top: number;
  readonly measure: (row: HTMLDivElement | null) => void;
};

/** The column is the key, so that other products update the cards in place. */
function Row({ row, products, columns, top, measure }: RowProps) {
  const first = row.index * columns;
  return (
    <div
      ref={measure}
      role="none"
      className={styles.row}
      data-index={row.index}
      style={{ transform: `translateY(${row.start - top}px)` }}
    >
      {products.slice(first, first + columns).map((product, column) => (
        // biome-ignore lint/a11y/useSemanticElements: see the list
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={column} role="listitem" aria-setsize={products.length} aria-posinset={first + column + 1}>
          <GridCard product={product} place={first + column} />
        </div>
      ))}
    </div>
  );
}

/** A row's height once the browser has laid it out; until then the estimate, because measuring forces a layout. */
function measuredHeight(
  element: HTMLDivElement,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<Window, HTMLDivElement>,
): number {
  const [box] = entry?.borderBoxSize ?? [];
  if (box !== undefined) return Math.round(box.blockSize);
  const index = rows.indexFromElement(element);
  return rows.measurementsCache[index]?.size ?? rows.options.estimateSize(index);
}

/** The rows near the viewport, and those around the pinned row, so that Tab continues from there. */
function rowsNear(range: Range, pinnedRow: number | undefined): number[] {
  const near = defaultRangeExtractor(range);
  if (pinnedRow === undefined) return near;
  const around = [pinnedRow - 1, pinnedRow, pinnedRow + 1].filter((row) => 0 <= row && row < range.count);
  return [...new Set([...near, ...around])].sort((one, other) => one - other);
}
