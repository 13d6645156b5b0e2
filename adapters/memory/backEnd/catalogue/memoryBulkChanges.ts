import type { ForStoringBulkChanges } from '../../../../core/backend/ports/catalogue/ForStoringBulkChanges.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The changes of many products in memory. */
export function memoryBulkChanges({ bulkChanges }: MemoryTables): ForStoringBulkChanges {
  return {
    add: async (change) => void bulkChanges.set(change.id, change),
    change: async (id) => bulkChanges.get(id),
    remove: async (id) => void bulkChanges.delete(id),
  };
}
