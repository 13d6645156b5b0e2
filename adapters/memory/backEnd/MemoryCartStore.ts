import {
  type CartLine,
  type CartStep,
  type ForStoringCarts,
  KEPT_KEYS,
} from '../../../core/backend/ports/ForStoringCarts.ts';
import { includesKey } from '../../../core/domain/lists/includesKey.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The carts in memory. */
export class MemoryCartStore implements ForStoringCarts {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async lines(shopperId: string): ReturnType<ForStoringCarts['lines']> {
    return { lines: this.#linesOf(shopperId), catalogueVersion: this.#tables.version };
  }

  async lock(shopperId: string): Promise<readonly CartLine[]> {
    return this.#linesOf(shopperId);
  }

  async add(shopperId: string, line: CartLine): Promise<void> {
    const lines = this.#linesOf(shopperId);
    if (!includesKey(lines, line.key)) this.#tables.carts.set(shopperId, [...lines, line]);
  }

  async step(shopperId: string, { key, by, least, most, at, idempotencyKey }: CartStep): Promise<void> {
    if (idempotencyKey !== undefined && !this.#addKey(shopperId, idempotencyKey)) return;
    this.#replace(shopperId, (line) => {
      const quantity = line.quantity + by;
      return line.key === key && least <= quantity && quantity <= most ? { ...line, quantity, updatedAt: at } : line;
    });
  }

  async setQuantities(shopperId: string, lines: readonly Pick<CartLine, 'key' | 'quantity'>[]): Promise<void> {
    const quantities = new Map(lines.map(({ key, quantity }) => [key, quantity]));
    this.#replace(shopperId, (line) => ({ ...line, quantity: quantities.get(line.key) ?? line.quantity }));
  }

  async remove(shopperId: string, keys?: readonly string[]): Promise<void> {
    const kept = keys === undefined ? [] : this.#linesOf(shopperId).filter(({ key }) => !keys.includes(key));
    this.#tables.carts.set(shopperId, kept);
  }

  #linesOf(shopperId: string): readonly CartLine[] {
    return this.#tables.carts.get(shopperId) ?? [];
  }

  #replace(shopperId: string, next: (line: CartLine) => CartLine): void {
    this.#tables.carts.set(shopperId, this.#linesOf(shopperId).map(next));
  }

  /** Keeps the key. Returns whether it was not kept yet. */
  #addKey(shopperId: string, idempotencyKey: string): boolean {
    const keys = this.#tables.cartKeys.get(shopperId) ?? [];
    if (keys.includes(idempotencyKey)) return false;
    this.#tables.cartKeys.set(shopperId, [idempotencyKey, ...keys].slice(0, KEPT_KEYS));
    return true;
  }
}
