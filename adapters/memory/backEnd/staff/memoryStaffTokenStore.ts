import type { ForStoringStaffTokens } from '../../../../core/backend/ports/staff/ForStoringStaffTokens.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The tokens of the staff in memory. */
export function memoryStaffTokenStore({ staff, staffTokens }: MemoryTables): ForStoringStaffTokens {
  return {
    add: async (row) => void staffTokens.set(row.token, row),
    owner: async (token, purpose, { at, until }) => {
      const row = staffTokens.get(token);
      if (row === undefined || row.purpose !== purpose || row.expiresAt <= at) return undefined;
      if (until !== undefined) staffTokens.set(token, { ...row, expiresAt: until });
      return staff.get(row.staffId);
    },
    end: async (token) => staffTokens.delete(token),
    endAll: async (staffId, purpose, except) => {
      for (const [token, row] of staffTokens)
        if (row.staffId === staffId && (purpose ?? row.purpose) === row.purpose && token !== except)
          staffTokens.delete(token);
    },
  };
}
