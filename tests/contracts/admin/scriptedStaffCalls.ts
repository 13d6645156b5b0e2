import * as v from 'valibot';
import { acceptInvitationBody, sessionResponse, signInBody } from '../../../adapters/wire/admin/sessionCalls.ts';
import type { SigningInSubject } from './signingInContract.ts';

type Staff = v.InferOutput<typeof sessionResponse>['staff'] & { readonly email: string; readonly password?: string };

const answer = (status: number, body?: object, headers: Record<string, string> = {}) =>
  new Response(body && JSON.stringify(body), { status, headers });
const errors = (status: number, text: string, headers?: Record<string, string>) =>
  answer(status, { errors: [text] }, headers);

/** Answers the calls of the admin's session as they are specified, from tables; its one client is signed in without a cookie. */
export function scriptedStaffCalls(): Omit<SigningInSubject, 'session'> & { readonly fetch: typeof fetch } {
  const staff: Staff[] = [];
  const invited = new Map<string, Staff>();
  let current: Staff | undefined;
  let state: 'open' | 'closed' | 'offline' | 'broken' = 'open';

  const begin = (member: Staff) => {
    current = member;
    return answer(201, v.parse(sessionResponse, { staff: member }));
  };
  const signIn = (body: unknown) => {
    const { email, password } = v.parse(signInBody, body);
    if (state === 'closed') return errors(429, 'Too many attempts.', { 'retry-after': '900' });
    const member = staff.find((row) => row.email === email && row.password === password);
    return member === undefined ? errors(401, 'The e-mail or the password is wrong.') : begin(member);
  };
  const accept = (body: unknown) => {
    const { token, password } = v.parse(acceptInvitationBody, body);
    const member = invited.get(token);
    if (member === undefined) return errors(422, 'This invitation no longer works.');
    invited.delete(token);
    staff.push({ ...member, password });
    return begin(member);
  };
  const calls: Readonly<Record<string, (body: unknown) => Response>> = {
    'POST /api/admin/session': signIn,
    'POST /api/admin/invitation': accept,
    'GET /api/admin/session': () =>
      current === undefined ? errors(401, 'No session.') : answer(200, { staff: current }),
    'DELETE /api/admin/session': () => {
      if (current === undefined) return errors(401, 'No session.');
      current = undefined;
      return answer(204);
    },
  };
  return {
    fetch: async (url, { method, body } = {}) => {
      if (state === 'offline') throw new TypeError('Failed to fetch');
      if (state === 'broken') return errors(500, 'Sorry.');
      const call = calls[`${method} ${url}`] ?? (() => errors(404, 'There is no such call.'));
      return call(body && JSON.parse(String(body)));
    },
    hire: (member) => void staff.push(member),
    invite: (member) => {
      invited.set('token-1', member);
      return 'token-1';
    },
    closeDoor: () => {
      state = 'closed';
    },
    loseConnection: () => {
      state = 'offline';
    },
    breakDown: () => {
      state = 'broken';
    },
  };
}
