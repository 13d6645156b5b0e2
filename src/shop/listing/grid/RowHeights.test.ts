import { describe, expect, it } from 'vitest';
import { RowHeights } from './RowHeights.ts';

const even = new RowHeights(100);
const uneven = even.with(
  new Map([
    [0, 100],
    [2, 150],
    [5, 80],
  ]),
);

describe('The heights of rows', () => {
  it('are all that of the first, until other rows are measured', () => {
    expect([even.heightOf(0), even.heightOf(7), even.topOf(7)]).toEqual([100, 100, 700]);
    expect([uneven.heightOf(1), uneven.heightOf(2), uneven.heightOf(5)]).toEqual([100, 150, 80]);
  });

  it('add up to the place of a row', () => {
    expect([0, 2, 3, 5, 6].map((row) => uneven.topOf(row))).toEqual([0, 200, 350, 550, 630]);
  });

  it('are other ones when a row is measured again', () => {
    const again = uneven.with(new Map([[2, 100]])).with(new Map([[5, 90]]));
    expect([again.topOf(3), again.topOf(6), uneven.topOf(3)]).toEqual([300, 590, 350]);
  });

  it('stay the same object when nothing is new', () => {
    expect([uneven.with(new Map([[2, 150]])), uneven.with(new Map())]).toEqual([uneven, uneven]);
    expect(uneven.with(new Map([[2, 150]]))).toBe(uneven);
    expect(even.with(new Map([[3, 100]]))).toBe(even);
  });

  it('say which row is at a distance from the top', () => {
    expect([0, 199, 200, 349, 350, 629, 630].map((distance) => uneven.rowAt(distance, 10))).toEqual([
      0, 1, 2, 2, 3, 5, 6,
    ]);
  });

  it('have the nearest row above the first and below the last', () => {
    expect([uneven.rowAt(-50, 10), uneven.rowAt(99_999, 10), uneven.rowAt(99_999, 1)]).toEqual([0, 9, 0]);
  });
});
