import type { Actor } from '../../domain/staff/Actor.ts';
import type { StaffRole } from '../../domain/staff/StaffRole.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { StaffMember } from '../ports/staff/ForStoringStaff.ts';
import { auditedStaff } from './auditedStaff.ts';

/**
 * Changes the role of a person, turns the one-time codes off, or disables the account, which ends its sessions and its invitation, and opens it again. An owner who can
 * sign in always remains, unless a command changes the last one: a command can invite another.
 */
export type ChangeStaff = (
  actor: Actor,
  id: string,
  change: {
    readonly role?: StaffRole | undefined;
    readonly isDisabled?: boolean | undefined;
    readonly endsCodes?: boolean | undefined;
  },
) => Promise<StaffMember | 'unknown-staff' | 'last-owner'>;

export function makeChangeStaff(ports: Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>): ChangeStaff {
  return (actor, id, { role, isDisabled, endsCodes = false }) =>
    auditedStaff(ports, actor, id).within(async (stores) => {
      const all = await stores.staff.all('lock');
      const member = all.find((each) => each.id === id);
      if (member === undefined) return 'unknown-staff';
      const { disabledAt, oneTimeCodes, ...open } = member;
      const since = (isDisabled ?? disabledAt !== undefined) ? (disabledAt ?? timestamp(ports.clock.now())) : undefined;
      const changed = {
        ...open,
        role: role ?? member.role,
        ...(since !== undefined && { disabledAt: since }),
        ...(oneTimeCodes && !endsCodes && { oneTimeCodes }),
      };
      const isOwned = all.map((each) => (each.id === id ? changed : each)).some(isActiveOwner);
      if (!isOwned && actor.kind !== 'command') return 'last-owner';
      await stores.staff.change(id, {
        role: changed.role,
        disabledAt: since ?? null,
        ...(endsCodes && { oneTimeCodes: null }),
      });
      if (since !== undefined) await stores.staffTokens.endAll(id);
      return changed;
    });
}

/** Whether a person can sign in as an owner. */
function isActiveOwner({ role, passwordHash, disabledAt }: StaffMember): boolean {
  return role === 'owner' && passwordHash !== undefined && disabledAt === undefined;
}
