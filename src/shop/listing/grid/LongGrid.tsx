import { defaultRangeExtractor, type Range, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import type { ProductList } from '../../catalogue/ProductList.ts';
import { GridCard } from './GridCard.tsx';
import styles from './ProductGrid.module.css';
import { restoreRowMeasurements, saveRowMeasurements } from './rowMeasurements.ts';
import { useCardsByFrame } from './useCardsByFrame.ts';
import { type GridShape, useGridShape } from './useGridShape.ts';
import { useNeededPlaces } from './useNeededPlaces.ts';
import { usePinnedRow } from './usePinnedRow.ts';

/** How many rows outside the viewport are rendered. */
const SPARE_ROWS = 2;
/** The gap below a row, in CSS pixels. */
const ROW_GAP = 32;

type LongGridProps = {
  readonly products: ProductList;
  /** Called with the places, from and to, whose products are to be shown soon. */
  readonly onNeed: (from: number, to: number) => void;
};

/** A virtualised grid: renders the rows near the viewport, and those around the focused card. */
export const LongGrid = memo(function LongGrid({ products, onNeed }: LongGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const shape = useGridShape(list);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `ul` must not contain rows that are not list items
    <div ref={list} role="list" aria-label="Products" className={styles.long}>
      {shape !== undefined && <Rows key={shape.columns} {...{ products, onNeed, shape }} />}
    </div>
  );
});

const Rows = observer(function Rows({ products, onNeed, shape }: LongGridProps & { readonly shape: GridShape }) {
  const { columns, rowHeight, top } = shape;
  const [pinnedRow, follow] = usePinnedRow(products, columns);
  const rows = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(products.length / columns),
    estimateSize: () => rowHeight,
    // biome-ignore lint/correctness/useExhaustiveDependencies: another function makes the virtualizer read a new estimate
    getItemKey: useCallback((index: number) => index, [rowHeight]),
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
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};
  useNeededPlaces(startIndex * columns, (endIndex + 1) * columns, onNeed);
  return (
    <div role="none" style={{ height: rows.getTotalSize() }} {...follow}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <Row
          key={key}
          {...{ index, products, columns, rowHeight }}
          y={start - top}
          scroll={rows}
          measure={rows.measureElement}
        />
      ))}
    </div>
  );
});

type RowProps = {
  readonly index: number;
  readonly products: ProductList;
  readonly columns: number;
  /** The row's distance from the grid's top, in CSS pixels. */
  readonly y: number;
  readonly rowHeight: number;
  readonly scroll: { readonly isScrolling: boolean };
  readonly measure: (row: HTMLDivElement | null) => void;
};

/** The column is the key, so that other products update the cards in place. */
const Row = observer(function Row({ index, products, columns, y, rowHeight, scroll, measure }: RowProps) {
  // While the shopper scrolls, a new row is not in sight yet.
  const [isAtOnce] = useState(!scroll.isScrolling);
  const first = index * columns;
  const places = Array.from({ length: Math.min(columns, products.length - first) }, (_, column) => first + column);
  const received = places.filter((place) => products.at(place) !== undefined);
  const drawn = useCardsByFrame(received.length, isAtOnce);
  return (
    <div
      ref={measure}
      role="none"
      className={styles.row}
      data-index={index}
      style={{ transform: `translateY(${y}px)` }}
    >
      {places.map((place) => (
        // biome-ignore lint/a11y/useSemanticElements: see the list
        <div key={place - first} role="listitem" aria-setsize={products.length} aria-posinset={place + 1}>
          {place - first < drawn ? (
            <CardAt {...{ products, place, rowHeight }} />
          ) : (
            <AwaitedCard rowHeight={rowHeight} />
          )}
        </div>
      ))}
    </div>
  );
});

type CardAtProps = Pick<RowProps, 'products' | 'rowHeight'> & { readonly place: number };

/** The card at a place, or its empty area until the product is there. */
const CardAt = observer(function CardAt({ products, place, rowHeight }: CardAtProps) {
  const product = products.at(place);
  if (product !== undefined) return <GridCard product={product} place={place} />;
  return <AwaitedCard rowHeight={rowHeight} />;
});

function AwaitedCard({ rowHeight }: Pick<RowProps, 'rowHeight'>) {
  return (
    <div className={styles.awaited} style={{ height: rowHeight - ROW_GAP }}>
      <VisuallyHidden>Loading product</VisuallyHidden>
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
