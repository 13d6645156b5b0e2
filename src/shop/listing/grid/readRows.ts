import { RowHeights } from './RowHeights.ts';

/** The rows of a grid in the viewport. */
export type RowsInSight = {
  readonly columns: number;
  readonly first: number;
  readonly last: number;
  /** The heights of the rows, each with the gap below it, in CSS pixels. */
  readonly heights: RowHeights;
  /** The gap between two rows, in CSS pixels. */
  readonly gap: number;
  /** The width of the grid in CSS pixels. */
  readonly width: number;
  /** Whether other rows of this grid were in sight before: those that are added are not in sight yet. */
  readonly isScrolling: boolean;
};

type Before = {
  readonly rows: RowsInSight | undefined;
  /** The place that stays in sight when the grid gets another width; undefined at the top of the grid. */
  readonly place: number | undefined;
};

/**
 * Reads which rows of a grid of `count` items are in sight, and measures those that are rendered. The items have `aria-posinset`.
 * Returns the rows of `before` when they still hold, and undefined while the grid is not laid out.
 */
export function readRows(list: HTMLElement, count: number, before: Before): RowsInSight | undefined {
  const { width, top } = list.getBoundingClientRect();
  if (width === 0) return undefined;
  const known = before.rows?.width === width ? before.rows : undefined;
  const { columns, gap } = known ?? readColumns(list);
  const measured = measureRows(list, columns, gap);
  const [usual = 0] = measured.values();
  const heights = (known?.heights ?? new RowHeights(usual)).with(measured);
  const kept = known === undefined && before.place !== undefined ? Math.floor(before.place / columns) : undefined;
  const start = kept === undefined ? -top : heights.topOf(kept);
  const [first = 0, last = 0] = [start, start + window.innerHeight].map((distance) =>
    heights.rowAt(distance, Math.ceil(count / columns)),
  );
  if (known?.heights === heights && known.first === first && known.last === last) return known;
  return { columns, first, last, heights, gap, width, isScrolling: known !== undefined };
}

/** The style sheet decides the columns and the gap between the rows. */
function readColumns(list: HTMLElement): Pick<RowsInSight, 'columns' | 'gap'> {
  const styles = getComputedStyle(list);
  return { columns: Number(styles.getPropertyValue('--columns')) || 1, gap: Number.parseFloat(styles.rowGap) || 0 };
}

/** The heights of the rendered rows. All items of a row are as high as it is. */
function measureRows(list: HTMLElement, columns: number, gap: number): ReadonlyMap<number, number> {
  const items = [...list.querySelectorAll(':scope > [aria-posinset]')];
  const places = items.map((item) => [Number(item.getAttribute('aria-posinset')) - 1, item] as const);
  const firsts = places.filter(([place]) => place % columns === 0);
  return new Map(firsts.map(([place, item]) => [place / columns, inLayoutUnits(item) + gap]));
}

/** Browsers lay out in 64ths of a pixel; what they return is rounded. */
function inLayoutUnits(item: Element): number {
  return Math.round(item.getBoundingClientRect().height * 64) / 64;
}
