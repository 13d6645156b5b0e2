import type { ForStoringStaff } from '../../../../core/backend/ports/staff/ForStoringStaff.ts';
import { emailKey } from '../../../../core/domain/accounts/emailKey.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The accounts of the staff in memory. */
export function memoryStaffStore({ staff }: MemoryTables): ForStoringStaff {
  const find = (email: string) => [...staff.values()].find((member) => emailKey(member.email) === emailKey(email));
  return {
    add: async (member) => {
      if (find(member.email) !== undefined) return false;
      staff.set(member.id, member);
      return true;
    },
    all: async () => [...staff.values()],
    withEmail: async (email) => find(email),
    change: async (id, { disabledAt, oneTimeCodes, ...change }) => {
      const member = staff.get(id);
      if (member === undefined) return;
      const { disabledAt: disabledBefore, oneTimeCodes: codesBefore, ...rest } = { ...member, ...change };
      const disabledSince = disabledAt === undefined ? disabledBefore : disabledAt;
      const codes = oneTimeCodes === undefined ? codesBefore : oneTimeCodes;
      staff.set(id, {
        ...rest,
        ...(disabledSince && { disabledAt: disabledSince }),
        ...(codes && { oneTimeCodes: codes }),
      });
    },
  };
}
