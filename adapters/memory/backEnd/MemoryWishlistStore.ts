import type { ForStoringWishlists, WishlistLine } from '../../../core/backend/ports/ForStoringWishlists.ts';
import { includesKey } from '../../../core/domain/lists/includesKey.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The wishlists in memory. */
export class MemoryWishlistStore implements ForStoringWishlists {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async lines(shopperId: string): ReturnType<ForStoringWishlists['lines']> {
    return { lines: this.#linesOf(shopperId), catalogueVersion: this.#tables.version };
  }

  async add(shopperId: string, line: WishlistLine): Promise<void> {
    const lines = this.#linesOf(shopperId);
    if (!includesKey(lines, line.key)) this.#tables.wishlists.set(shopperId, [...lines, line]);
  }

  async remove(shopperId: string, key: string): Promise<void> {
    const lines = this.#linesOf(shopperId).filter((line) => line.key !== key);
    this.#tables.wishlists.set(shopperId, lines);
  }

  #linesOf(shopperId: string): readonly WishlistLine[] {
    return this.#tables.wishlists.get(shopperId) ?? [];
  }
}
