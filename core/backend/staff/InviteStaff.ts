import { emailErrors } from '../../domain/accounts/validateLogin.ts';
import type { Actor } from '../../domain/staff/Actor.ts';
import type { StaffRole } from '../../domain/staff/StaffRole.ts';
import { DAY_MS } from '../../domain/time/shopDay.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { queueMail } from '../mails/queueMail.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import type { StaffMember } from '../ports/staff/ForStoringStaff.ts';
import { auditedStaff } from './auditedStaff.ts';

/** An invitation can be accepted for 7 days. */
const INVITATION_MS = 7 * DAY_MS;

export type Invitation = { readonly email: string; readonly name: string; readonly role: StaffRole };

/** A person who is invited, and the token of the mailed link. */
export type Invited = { readonly member: StaffMember; readonly token: string };

/** Invites a person by mail. A person who has not accepted yet is invited again; the earlier link ends. */
export type InviteStaff = (actor: Actor, invitation: Invitation) => Promise<Invited | 'staff-exists' | Invalid>;

export function makeInviteStaff(ports: Pick<BackEndPorts, 'transactions' | 'staff' | 'clock' | 'ids'>): InviteStaff {
  const { staff, clock, ids } = ports;
  return async (actor, { email, name, role }) => {
    const errors = Object.values(emailErrors(email));
    if (errors.length > 0) return { invalid: errors };
    const known = await staff.withEmail(email);
    if (known?.passwordHash !== undefined) return 'staff-exists';
    const id = known?.id ?? ids.generate();
    return auditedStaff(ports, actor, id).within(async (stores) => {
      const now = clock.now();
      const at = timestamp(now);
      const member = known ?? { ...{ id, email: email.trim(), name, role }, createdAt: at };
      if (known === undefined && !(await stores.staff.add(member))) return 'staff-exists';
      await stores.staffTokens.endAll(id, 'invitation');
      const token = ids.generate();
      const expiresAt = timestamp(now + INVITATION_MS);
      await stores.staffTokens.add({ token, staffId: id, purpose: 'invitation', startedAt: at, expiresAt });
      const content = { kind: 'staff-invitation', firstName: member.name, invitedBy: actor.name, token } as const;
      await queueMail(stores, { id: `staff-invitation-${ids.generate()}`, to: member.email, content }, at);
      return { member, token };
    });
  };
}
