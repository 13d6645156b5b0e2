import type { Admin } from '../../../core/backend/staff/Admin.ts';
import type { SignedIn } from '../../../core/backend/staff/SignIn.ts';
import { deviceName } from '../../../core/domain/staff/deviceName.ts';
import { acceptInvitationBody, sessionResponse, signInBody } from '../../wire/admin/sessionCalls.ts';
import { type AdminRoute, openRoute, staffRoute } from './AdminRoute.ts';
import { forgetSession, sessionOf, setSession } from './sessionCookie.ts';

const CREATED = 201;
const NO_CONTENT = 204;

/** Sends who is signed in, and the cookie of the session. */
const started: Pick<AdminRoute, 'status' | 'send'> = {
  status: CREATED,
  send: (signedIn, _request, reply) => {
    const { member, token } = signedIn as SignedIn;
    setSession(reply, token);
    return reply.code(CREATED).send({ staff: { id: member.id, name: member.name, role: member.role } });
  },
};

/** The calls under /admin/session and /admin/invitation. */
export function sessionRoutes({ signIn, signOut, acceptInvitation }: Admin): readonly AdminRoute[] {
  return [
    openRoute({
      ...{ method: 'POST', path: '/session', attempt: 'staff', ...started },
      summary:
        'Signs a person of the staff in: sets the cookie of a session, which ends when it is not used for 12 hours. The state `code-needed` of a 401 says that the password is right, and a one-time code is needed as well.',
      schema: { body: signInBody, response: sessionResponse },
      refusals: ['wrong-credentials', 'code-needed', 'too-many-codes'],
      handle: ({ body, headers }) => signIn({ ...body, device: deviceOf(headers) }),
    }),
    staffRoute({
      ...{ method: 'GET', path: '/session', schema: { response: sessionResponse } },
      summary: 'Returns who is signed in.',
      handle: async ({ actor, role }) => ({ staff: { id: actor.id, name: actor.name, role } }),
      toBody: (session) => session,
    }),
    openRoute({
      ...{ method: 'DELETE', path: '/session', status: NO_CONTENT, schema: {} },
      summary: 'Ends the session.',
      handle: async (request) => {
        await signOut(sessionOf(request) ?? '');
        return {};
      },
      send: (_, _request, reply) => {
        forgetSession(reply);
        return reply.code(NO_CONTENT).send();
      },
    }),
    openRoute({
      ...{ method: 'POST', path: '/invitation', attempt: 'link', ...started },
      summary: 'Accepts an invitation with a password, once, and signs in.',
      schema: { body: acceptInvitationBody, response: sessionResponse },
      refusals: ['link-invalid'],
      handle: ({ body, headers }) => acceptInvitation({ ...body, device: deviceOf(headers) }),
    }),
  ];
}

function deviceOf(headers: { readonly 'user-agent'?: string | undefined }): string {
  return deviceName(headers['user-agent'] ?? '');
}
