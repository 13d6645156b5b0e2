import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import { passwordError } from '../../domain/accounts/validateSignup.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForSigningIn } from '../ports/ForSigningIn.ts';
import { attemptSession, type SessionBegun } from './attemptSession.ts';

type Fields = { readonly password: string };

/** Sets the first password of an invited member of staff, and begins a session. `token` is that of the invitation's link. */
export type AcceptInvitation = (
  fields: Fields,
  token: string,
) => Promise<SessionBegun | FormRejection<{ readonly password?: string }>>;

export type AcceptInvitationPorts = {
  readonly session: Pick<ForSigningIn, 'acceptInvitation'>;
  readonly log: ForLogging;
};

export function makeAcceptInvitation({ session, log }: AcceptInvitationPorts): AcceptInvitation {
  return async ({ password }, token) => {
    const error = passwordError('Password', password);
    if (error !== undefined) return { outcome: 'invalid', errors: { password: error } };
    const answer = await attemptSession(() => session.acceptInvitation(token, password), log);
    return answer.outcome === 'code-needed' ? { outcome: 'refused', text: answer.text } : answer;
  };
}
