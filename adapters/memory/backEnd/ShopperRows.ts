import { includesKey } from '../../../core/domain/lists/includesKey.ts';
import { insertBefore } from '../../../core/domain/lists/insertBefore.ts';
import type { Keyed } from '../../../core/domain/lists/sortByKeys.ts';

/** The rows of each shopper, by the shopper's id. Rows are replaced, never changed. */
export class ShopperRows<Row extends Keyed> extends Map<string, readonly Row[]> {
  of(shopperId: string): readonly Row[] {
    return this.get(shopperId) ?? [];
  }

  /** Adds a row before the one with the key `before`, else behind the others. A row with the same key stays as it is. */
  add(shopperId: string, row: Row, before?: string): void {
    const rows = this.of(shopperId);
    if (!includesKey(rows, row.key)) this.set(shopperId, insertBefore(rows, row, before));
  }

  /** Replaces each row with what `next` returns. */
  replace(shopperId: string, next: (row: Row) => Row): void {
    this.set(shopperId, this.of(shopperId).map(next));
  }

  remove(shopperId: string, keys: readonly string[]): void {
    const kept = this.of(shopperId).filter(({ key }) => !keys.includes(key));
    this.set(shopperId, kept);
  }
}
