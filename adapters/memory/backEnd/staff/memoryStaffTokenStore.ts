import type { ForStoringStaffTokens } from '../../../../core/backend/ports/staff/ForStoringStaffTokens.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The tokens of the staff in memory. */
export function memoryStaffTokenStore({ staff, staffTokens }: MemoryTables): ForStoringStaffTokens {
  let added = 0;
  return {
    add: async (row) => {
      added += 1;
      staffTokens.set(row.token, { ...row, id: `session-${added}` });
    },
    owner: async (token, purpose, { at, until }) => {
      const row = staffTokens.get(token);
      if (row === undefined || row.purpose !== purpose || row.expiresAt <= at) return undefined;
      if (until !== undefined) staffTokens.set(token, { ...row, expiresAt: until });
      return staff.get(row.staffId);
    },
    sessions: async (staffId, at, current) =>
      [...staffTokens.values()]
        .filter((row) => row.staffId === staffId && row.purpose === 'session' && row.expiresAt > at)
        .toSorted(
          (one, other) => other.expiresAt.localeCompare(one.expiresAt) || other.startedAt.localeCompare(one.startedAt),
        )
        .map(({ id, device = '', startedAt, expiresAt, token }) => ({
          ...{ id, device, startedAt, expiresAt },
          isCurrent: token === current,
        })),
    endSession: async (staffId, id) => {
      const found = [...staffTokens.values()].find(
        (row) => row.staffId === staffId && row.id === id && row.purpose === 'session',
      );
      return found !== undefined && staffTokens.delete(found.token);
    },
    end: async (token) => staffTokens.delete(token),
    endAll: async (staffId, purpose, except) => {
      for (const [token, row] of staffTokens)
        if (row.staffId === staffId && (purpose ?? row.purpose) === row.purpose && token !== except)
          staffTokens.delete(token);
    },
  };
}
