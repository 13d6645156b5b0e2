import type { ForLoggingActivity } from '../../../../core/backend/ports/staff/ForLoggingActivity.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The log of changes in the admin in memory. */
export function memoryActivityLog({ activity }: MemoryTables): ForLoggingActivity {
  return {
    add: async (entry) => void activity.set(entry.id, entry),
    list: async ({ after, most }) => {
      const entries = [...activity.values()].toReversed();
      const start = after === undefined ? 0 : entries.findIndex(({ id }) => id === after) + 1;
      return after !== undefined && start === 0 ? [] : entries.slice(start, start + most);
    },
  };
}
