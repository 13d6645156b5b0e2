import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import { emailErrors } from '../../domain/accounts/validateLogin.ts';
import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForManagingStaff, InviteOutcome, StaffInvitation, StaffPerson } from '../ports/ForManagingStaff.ts';

export type PeoplePorts = { readonly staff: ForManagingStaff; readonly log: ForLogging };

/** Reads the people who work for the shop. */
export type ReadPeople = () => Promise<{ readonly outcome: 'read'; readonly people: readonly StaffPerson[] } | Failed>;

export function makeReadPeople({ staff, log }: PeoplePorts): ReadPeople {
  return () =>
    attemptCall(
      async () => ({ outcome: 'read' as const, people: await staff.people() }),
      log,
      'The staff could not be read',
    );
}

export type InvitationErrors = { readonly email?: string; readonly name?: string };

/** Invites a person. */
export type InvitePerson = (
  invitation: StaffInvitation,
) => Promise<InviteOutcome | FormRejection<InvitationErrors> | Failed>;

export function makeInvitePerson({ staff, log }: PeoplePorts): InvitePerson {
  return async ({ email, name, role }) => {
    const errors = { ...(name.trim() === '' && { name: 'Name is required' }), ...emailErrors(email) };
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    const invitation = { email: email.trim(), name: name.trim(), role };
    return attemptCall(() => staff.invite(invitation), log, 'A person could not be invited');
  };
}

/** Changes the role of a person, disables the account, or opens it again. */
export type ChangePerson = (
  ...change: Parameters<ForManagingStaff['change']>
) => Promise<Awaited<ReturnType<ForManagingStaff['change']>> | Failed>;

export function makeChangePerson({ staff, log }: PeoplePorts): ChangePerson {
  return (id, change) => attemptCall(() => staff.change(id, change), log, 'A person could not be changed');
}
