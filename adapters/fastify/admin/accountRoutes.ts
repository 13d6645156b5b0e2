import type { StaffSession } from '../../../core/backend/ports/staff/ForStoringStaffTokens.ts';
import type { Admin } from '../../../core/backend/staff/Admin.ts';
import { lastUseOf } from '../../../core/backend/staff/SignIn.ts';
import {
  codesResponse,
  newSecretResponse,
  recoveryCodesResponse,
  sessionsResponse,
  turnOffCodesBody,
  turnOnCodesBody,
} from '../../wire/admin/sessionCalls.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';
import { sessionOf } from './sessionCookie.ts';

const NO_CONTENT = 204;

const read = { action: 'account.read', isPersonal: true } as const;
const change = { action: 'account.change', isPersonal: true } as const;
const emptied: Pick<AdminRoute, 'status' | 'send'> = {
  status: NO_CONTENT,
  send: (_, _request, reply) => reply.code(NO_CONTENT).send(),
};

/** The calls about one's own account: /admin/sessions and /admin/session/codes. */
export function accountRoutes({ account }: Admin): readonly AdminRoute[] {
  return [
    staffRoute({
      ...{ method: 'GET', path: '/sessions', ...read, schema: { response: sessionsResponse } },
      summary: 'Returns the sessions of the person who asks.',
      handle: async ({ actor }, request) => ({
        sessions: await account.listSessions(actor, sessionOf(request) ?? ''),
      }),
      toBody: ({ sessions }) => ({ sessions: sessions.map(toWireSession) }),
    }),
    staffRoute({
      ...{ method: 'DELETE', path: '/sessions', ...change, schema: {}, ...emptied },
      summary: 'Ends all sessions of the person who asks but this one.',
      handle: ({ actor }, request) => account.endOtherSessions(actor, sessionOf(request) ?? ''),
    }),
    staffRoute({
      ...{ method: 'DELETE', path: '/sessions/:id', ...change, schema: { params: entryParameters }, ...emptied },
      summary: 'Ends a session of the person who asks.',
      refusals: ['unknown-session'],
      handle: ({ actor }, { params: { id } }) => account.endSession(actor, id),
    }),
    staffRoute({
      ...{ method: 'GET', path: '/session/codes', ...read, schema: { response: codesResponse } },
      summary:
        'Returns whether the person who asks signs in with one-time codes, and how many recovery codes are left.',
      handle: ({ actor }) => account.showCodes(actor),
      toBody: ({ isOn, recoveryCodes }) => ({ on: isOn, recoveryCodes }),
    }),
    staffRoute({
      ...{ method: 'GET', path: '/session/codes/new', ...read, schema: { response: newSecretResponse } },
      summary: 'Returns a new secret for one-time codes. Nothing is stored before a code of it is shown.',
      handle: ({ actor }) => account.newSecret(actor),
      toBody: (made) => ({ ...made }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/session/codes', status: 201, ...change },
      summary: 'Turns one-time codes on. The recovery codes are in this response alone.',
      schema: { body: turnOnCodesBody, response: recoveryCodesResponse },
      refusals: ['not-confirmed', 'codes-on', 'too-many-codes'],
      handle: ({ actor }, { body }) => account.turnOnCodes(actor, body),
      toBody: ({ recoveryCodes }) => ({ recoveryCodes: recoveryCodes.slice() }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/session/codes/off', ...change, schema: { body: turnOffCodesBody }, ...emptied },
      summary: 'Turns one-time codes off, with the password, a code or a recovery code.',
      refusals: ['not-confirmed', 'too-many-codes'],
      handle: ({ actor }, { body }) => account.turnOffCodes(actor, body),
    }),
  ];
}

function toWireSession({ id, device, startedAt, expiresAt, isCurrent }: StaffSession) {
  return { id, device, startedAt, usedAt: lastUseOf(expiresAt), current: isCurrent };
}
