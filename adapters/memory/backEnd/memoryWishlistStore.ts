import type { ForStoringWishlists } from '../../../core/backend/ports/ForStoringWishlists.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The wishlists in memory. */
export function memoryWishlistStore(tables: MemoryTables): ForStoringWishlists {
  const { wishlists } = tables;
  return {
    lines: async (shopperId) => ({ lines: wishlists.of(shopperId), catalogueVersion: tables.version }),
    add: async (shopperId, line, before) => wishlists.add(shopperId, line, before),
    remove: async (shopperId, key) => wishlists.remove(shopperId, [key]),
  };
}
