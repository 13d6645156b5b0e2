import type { RowsInSight } from './readRows.ts';

/** How many rows outside the viewport are rendered. */
const SPARE_ROWS = 2;

/** An item of a grid. */
export type GridItem = {
  readonly place: number;
  readonly column: number;
  /** The height of the rows above it that are not rendered, in CSS pixels: of those before the first item of its row. */
  readonly space: number | undefined;
  /** The height of its row without the gap below it, in CSS pixels. */
  readonly height: number | undefined;
};

type Kept = {
  /** How many places at the start are rendered as long as one of them is near. */
  readonly first: number;
  /** The place that is rendered wherever it is. */
  readonly pinned: number | undefined;
};

/** Returns the items to render of a grid of `count`, and the height of all of them in CSS pixels. */
export function rowsToRender(
  rows: RowsInSight,
  count: number,
  kept: Kept,
): { readonly items: readonly GridItem[]; readonly height: number } {
  const { columns, heights, gap } = rows;
  const items: GridItem[] = [];
  let end = 0;
  for (const row of rowNumbers(rows, Math.ceil(count / columns), kept)) {
    const space = row === end ? undefined : heights.topOf(row) - heights.topOf(end) - gap;
    for (let place = row * columns; place < Math.min(count, (row + 1) * columns); place += 1) {
      const column = place % columns;
      items.push({ place, column, space: column === 0 ? space : undefined, height: heights.heightOf(row) - gap });
    }
    end = row + 1;
  }
  return { items, height: heights.topOf(Math.ceil(count / columns)) - gap };
}

/** The rows near the viewport, and those around the pinned place, so that Tab continues from there; in order. */
function rowNumbers({ columns, first, last }: RowsInSight, count: number, kept: Kept): readonly number[] {
  const firstRows = Math.ceil(kept.first / columns);
  const from = first - SPARE_ROWS;
  const near =
    from < firstRows ? between(0, Math.max(last + SPARE_ROWS, firstRows - 1)) : between(from, last + SPARE_ROWS);
  const pinnedRow = kept.pinned === undefined ? undefined : Math.floor(kept.pinned / columns);
  const pinned = pinnedRow === undefined ? [] : between(pinnedRow - 1, pinnedRow + 1);
  return [...new Set([...near, ...pinned])].filter((row) => 0 <= row && row < count).sort((one, other) => one - other);
}

function between(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
