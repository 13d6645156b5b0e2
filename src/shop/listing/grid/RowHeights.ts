/**
 * The heights of a long grid's rows in CSS pixels, each with the gap below it. A row that was not measured counts as high as
 * the first one that was.
 */
export class RowHeights {
  private readonly usual: number;
  /** The heights of measured rows that have another one. */
  private readonly others: ReadonlyMap<number, number>;

  constructor(usual: number, others: ReadonlyMap<number, number> = new Map()) {
    this.usual = usual;
    this.others = others;
  }

  heightOf(row: number): number {
    return this.others.get(row) ?? this.usual;
  }

  /** Returns the distance from the top of the first row to the top of this one. */
  topOf(row: number): number {
    let top = row * this.usual;
    for (const [at, height] of this.others) if (at < row) top += height - this.usual;
    return top;
  }

  /** Returns the row at a distance from the top of the first one: the nearest of `count` rows. */
  rowAt(distance: number, count: number): number {
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.topOf(middle) <= distance) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Returns the heights with these measured ones; itself when they are known. */
  with(measured: ReadonlyMap<number, number>): RowHeights {
    const news = [...measured].filter(([row, height]) => height !== this.heightOf(row));
    if (news.length === 0) return this;
    const others = new Map(this.others);
    for (const [row, height] of news) {
      others.delete(row);
      if (height !== this.usual) others.set(row, height);
    }
    return new RowHeights(this.usual, others);
  }
}
