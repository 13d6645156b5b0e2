import type { ForCountingAttempts } from '../../../core/backend/ports/accounts/ForCountingAttempts.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The attempts to log in or sign up in memory. */
export function memoryAttempts({ attempts: table }: MemoryTables): ForCountingAttempts {
  return {
    count: async (key, at, endsAt) => {
      for (const [each, counted] of table) if (counted.endsAt <= at) table.delete(each);
      const current = table.get(key) ?? { attempts: 0, endsAt };
      const counted = { ...current, attempts: current.attempts + 1 };
      table.set(key, counted);
      return counted;
    },
    takeBack: async (key) => {
      const current = table.get(key);
      if (current === undefined || current.attempts === 1) return;
      table.set(key, { ...current, attempts: current.attempts - 1 });
    },
    forget: async (key) => void table.delete(key),
  };
}
