import { describe, expect, it } from 'vitest';
import { RowHeights } from './RowHeights.ts';
import { rowsToRender } from './rowsToRender.ts';

const GAP = 20;
/** Rows 100 pixels high with the gap below them, two items in each; the second row is 30 pixels higher. */
const heights = new RowHeights(100).with(new Map([[1, 130]]));

function render(first: number, last: number, { count = 100, kept = 0, pinned }: Kept = {}) {
  const rows = { columns: 2, first, last, heights, gap: GAP, width: 360, isScrolling: false };
  const { items, height } = rowsToRender(rows, count, { first: kept, pinned });
  const places = items.map(({ place }) => place);
  const spaces = items.flatMap(({ place, space }) => (space === undefined ? [] : [[place, space]]));
  return { items, height, spaces, from: places[0], to: places.at(-1), places };
}

type Kept = { readonly count?: number; readonly kept?: number; readonly pinned?: number };

describe('Of a long grid are rendered', () => {
  it('the rows in sight and two on either side, with the space of those above', () => {
    const { from, to, spaces, height } = render(10, 12);
    expect({ from, to, spaces, height }).toEqual({ from: 16, to: 29, spaces: [[16, 810]], height: 5010 });
  });

  it('no rows before the first or after the last, which may have fewer items', () => {
    expect(render(0, 1).places).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(render(0, 1).spaces).toEqual([]);
    expect(render(48, 49, { count: 99 }).to).toBe(98);
  });

  it('the row of the pinned place and its neighbours, with the spaces between', () => {
    const { places, spaces } = render(20, 20, { pinned: 9 });
    expect(places.slice(0, 8)).toEqual([6, 7, 8, 9, 10, 11, 36, 37]);
    expect(spaces).toEqual([
      [6, 310],
      [36, 1180],
    ]);
  });

  it('the first items as long as one of them is near', () => {
    expect(render(13, 13, { kept: 24 })).toMatchObject({ from: 0, to: 31, spaces: [] });
    expect(render(14, 14, { kept: 24 })).toMatchObject({ from: 24 });
    expect(render(0, 0, { kept: 24 }).to).toBe(23);
  });

  it('each with its column and the height of its row', () => {
    expect(render(0, 0).items.slice(1, 4)).toEqual([
      { place: 1, column: 1, space: undefined, height: 80 },
      { place: 2, column: 0, space: undefined, height: 110 },
      { place: 3, column: 1, space: undefined, height: 110 },
    ]);
  });
});
