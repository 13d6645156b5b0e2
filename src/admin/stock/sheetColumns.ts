import type { StockStyle } from '../../../core/admin/ports/ForManagingStock.ts';

/** Sizes by letters, the smallest first. */
const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', '3XL', 'XXXL', '4XL', '5XL'];
/** More columns than this do not fit. */
const MOST_COLUMNS = 8;
/** From how many styles on a size has a column of its own. */
const COMMON = 2;

/** Returns the sizes that have a column of their own, because styles share them: letters first, then the others as they come. */
export function sheetColumns(rows: readonly StockStyle[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { sizes } of rows)
    for (const size of new Set(sizes.map((each) => each.size))) counts.set(size, (counts.get(size) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= COMMON).map(([size]) => size);
  const letters = LETTERS.filter((size) => common.includes(size));
  const others = common.filter((size) => !LETTERS.includes(size));
  return [...letters, ...others].slice(0, MOST_COLUMNS);
}
