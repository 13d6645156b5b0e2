import type { Credentials } from '../../domain/accounts/Credentials.ts';
import { type LoginErrors, validateLogin } from '../../domain/accounts/validateLogin.ts';
import { BackEndFailure } from '../ports/BackEndFailure.ts';
import type { ForAuthenticating } from '../ports/ForAuthenticating.ts';
import { type BeginSessionPorts, beginSession, type SessionOutcome } from './beginSession.ts';

/** Logs the shopper in and returns to the remembered page `from`; returns the action that waited there. */
export type LogIn = (credentials: Credentials, from: string | null) => Promise<SessionOutcome<LoginErrors>>;

export type LogInPorts = BeginSessionPorts & { readonly authentication: ForAuthenticating };

export function makeLogIn({ authentication, ...ports }: LogInPorts): LogIn {
  return async (credentials, from) => {
    const errors = validateLogin(credentials);
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    try {
      const session = await authentication.logIn({ ...credentials, email: credentials.email.trim() });
      return beginSession(ports, session, `Welcome back, ${session.firstName}!`, from);
    } catch (error) {
      return { outcome: 'refused', text: refusalText(error) };
    }
  };
}

function refusalText(error: unknown): string {
  const reason = error instanceof BackEndFailure ? error.reasons[0] : undefined;
  const message = error instanceof Error ? error.message : undefined;
  return reason || message || 'Login failed. Please try again.';
}
