import type { Credentials } from '../../domain/accounts/Credentials.ts';
import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import { type LoginErrors, validateLogin } from '../../domain/accounts/validateLogin.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForSigningIn } from '../ports/ForSigningIn.ts';
import { attemptSession, type SessionBegun } from './attemptSession.ts';

/** What is typed; the code is empty while nobody has asked for it. */
export type SignInFields = Credentials & { readonly code: string };

/** The password is right, and the person is to type a one-time code as well. */
export type CodeNeeded = { readonly outcome: 'code-needed' };

/** Begins a session with an e-mail, a password and, of somebody who has set them up, a one-time code. */
export type SignIn = (fields: SignInFields) => Promise<SessionBegun | CodeNeeded | FormRejection<LoginErrors>>;

export type SignInPorts = { readonly session: Pick<ForSigningIn, 'signIn'>; readonly log: ForLogging };

export function makeSignIn({ session, log }: SignInPorts): SignIn {
  return async ({ email, password, code }) => {
    const errors = validateLogin({ email, password });
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    const typed = code.trim();
    const attempt = () => session.signIn({ email: email.trim(), password, ...(typed !== '' && { code: typed }) });
    const answer = await attemptSession(attempt, log);
    if (answer.outcome !== 'code-needed') return answer;
    return typed === '' ? { outcome: 'code-needed' } : { outcome: 'refused', text: answer.text };
  };
}
