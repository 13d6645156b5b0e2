import type { Credentials } from '../../domain/accounts/Credentials.ts';
import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import { type LoginErrors, validateLogin } from '../../domain/accounts/validateLogin.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForSigningIn } from '../ports/ForSigningIn.ts';
import { attemptSession, type SessionBegun } from './attemptSession.ts';

/** Begins a session with an e-mail and a password. */
export type SignIn = (credentials: Credentials) => Promise<SessionBegun | FormRejection<LoginErrors>>;

export type SignInPorts = { readonly session: Pick<ForSigningIn, 'signIn'>; readonly log: ForLogging };

export function makeSignIn({ session, log }: SignInPorts): SignIn {
  return async ({ email, password }) => {
    const errors = validateLogin({ email, password });
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    return attemptSession(() => session.signIn({ email: email.trim(), password }), log);
  };
}
