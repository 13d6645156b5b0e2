import { isInvalid } from '../../../core/backend/ports/refusals/Invalid.ts';
import type { StaffMember } from '../../../core/backend/ports/staff/ForStoringStaff.ts';
import type { Admin } from '../../../core/backend/staff/Admin.ts';
import {
  addedKeyResponse,
  addKeyBody,
  changeStaffBody,
  invitedResponse,
  inviteStaffBody,
  keysResponse,
  staffMemberResponse,
  staffResponse,
} from '../../wire/admin/staffCalls.ts';
import { entryParameters } from '../../wire/requestText.ts';
import type { ServerOptions } from '../ServerOptions.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';

export type Invitations = Pick<ServerOptions, 'invitationsAt' | 'mailsInvitations'>;

/** The calls under /admin/staff and /admin/keys. */
export function staffRoutes(admin: Admin, { invitationsAt, mailsInvitations }: Invitations): readonly AdminRoute[] {
  return [
    staffRoute({
      ...{ method: 'GET', path: '/staff', action: 'staff.read', schema: { response: staffResponse } },
      summary: 'Returns the people who work for the shop, the earliest first.',
      handle: async () => ({ staff: await admin.listStaff() }),
      toBody: ({ staff }) => ({ staff: staff.map(toWireStaff) }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/staff', status: 201, action: 'staff.change' },
      summary:
        'Invites a person by mail. A person who has not accepted yet gets a new invitation; the earlier one ends.',
      schema: { body: inviteStaffBody, response: invitedResponse },
      refusals: ['staff-exists'],
      handle: async ({ actor }, { body }) => {
        const invited = await admin.inviteStaff(actor, body);
        if (typeof invited === 'string' || isInvalid(invited)) return invited;
        return { ...invited, isShown: actor.kind === 'command' || !mailsInvitations };
      },
      toBody: ({ member, token, isShown }) => ({
        staff: toWireStaff(member),
        ...(isShown &&
          invitationsAt !== undefined && {
            invitationUrl: `${invitationsAt}/admin/invitation?token=${encodeURIComponent(token)}`,
          }),
      }),
    }),
    staffRoute({
      ...{ method: 'PATCH', path: '/staff/:id', action: 'staff.change' },
      summary:
        'Changes the role of a person, turns the one-time codes off, or disables the account, which ends its sessions.',
      schema: { params: entryParameters, body: changeStaffBody, response: staffMemberResponse },
      refusals: ['unknown-staff', 'last-owner'],
      handle: ({ actor }, { params: { id }, body: { role, disabled, oneTimeCodes } }) =>
        admin.changeStaff(actor, id, { role, isDisabled: disabled, endsCodes: oneTimeCodes === false }),
      toBody: (member) => ({ staff: toWireStaff(member) }),
    }),
    staffRoute({
      ...{ method: 'GET', path: '/keys', action: 'keys.read', schema: { response: keysResponse } },
      summary: 'Returns the API keys, the earliest first.',
      handle: async () => ({ keys: await admin.listKeys() }),
      toBody: ({ keys }) => ({ keys: keys.map((key) => ({ ...key })) }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/keys', status: 201, action: 'keys.change' },
      summary: 'Makes an API key. Its secret is in this response alone.',
      schema: { body: addKeyBody, response: addedKeyResponse },
      handle: ({ actor }, { body }) => admin.addKey(actor, body),
      toBody: (added) => added,
    }),
    staffRoute({
      ...{ method: 'DELETE', path: '/keys/:id', status: 204, action: 'keys.change' },
      summary: 'Ends an API key. Repeating it changes nothing.',
      schema: { params: entryParameters },
      refusals: ['unknown-key'],
      handle: ({ actor }, { params: { id } }) => admin.endKey(actor, id),
      send: (_, _request, reply) => reply.code(204).send(),
    }),
  ];
}

/** Returns a person without any secret. */
function toWireStaff({ id, email, name, role, createdAt, passwordHash, disabledAt, oneTimeCodes }: StaffMember) {
  const open = passwordHash === undefined ? ('invited' as const) : ('active' as const);
  return {
    ...{ id, email, name, role, createdAt, state: disabledAt === undefined ? open : ('disabled' as const) },
    oneTimeCodes: oneTimeCodes !== undefined,
  };
}
