import type { Credentials } from '../../domain/accounts/Credentials.ts';
import { type LoginErrors, validateLogin } from '../../domain/accounts/validateLogin.ts';
import { isolated } from '../../domain/text/isolated.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import { type SessionOutcome, type StartSessionPorts, startSession } from './startSession.ts';

/** Logs the shopper in and navigates to `returnTo`. Returns the pending action of that page. */
export type LogIn = (credentials: Credentials, returnTo: string | null) => Promise<SessionOutcome<LoginErrors>>;

export type LogInPorts = StartSessionPorts & Pick<StorefrontPorts, 'authentication'>;

export function makeLogIn({ authentication, ...ports }: LogInPorts): LogIn {
  return async (credentials, returnTo) => {
    const errors = validateLogin(credentials);
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    try {
      const session = await authentication.logIn({ ...credentials, email: credentials.email.trim() });
      return startSession(ports, session, `Welcome back, ${isolated(session.firstName)}!`, returnTo);
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
