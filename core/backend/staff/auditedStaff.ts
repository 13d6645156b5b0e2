import type { Actor } from '../../domain/staff/Actor.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ForTransacting, TransactionStores } from '../ports/ForTransacting.ts';
import type { StaffMember } from '../ports/staff/ForStoringStaff.ts';
import { audited } from './audited.ts';

/** Returns transactions that change a person of the staff, and log it. */
export function auditedStaff(
  ports: Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>,
  actor: Actor,
  id: string,
): ForTransacting {
  const read = async (stores: TransactionStores) =>
    stateOf((await stores.staff.all('lock')).find((member) => member.id === id));
  return audited(ports, { actor, action: 'staff.change', subject: { kind: 'staff', id }, read }).transactions;
}

/** Returns what the log shows of a person: whether there is a password, and not its hash. */
function stateOf(member: StaffMember | undefined) {
  if (member === undefined) return undefined;
  const { email, name, role, passwordHash, disabledAt, oneTimeCodes } = member;
  return {
    email,
    name,
    role,
    hasPassword: passwordHash !== undefined,
    disabledAt,
    oneTimeCodes: oneTimeCodes !== undefined || undefined,
    recoveryCodes: oneTimeCodes?.recoveryHashes.length,
  };
}
