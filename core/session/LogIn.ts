import { BackEndFailure } from '../ports/BackEndFailure.ts';
import type { Credentials, ForAuthenticating } from '../ports/ForAuthenticating.ts';
import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import { returnPath } from './returnPath.ts';
import type { TakeUnfinishedPress } from './TakeUnfinishedPress.ts';
import type { UnfinishedPress } from './UnfinishedPress.ts';
import { type LoginErrors, validateLogin } from './validateLogin.ts';

export type LogInOutcome =
  | { readonly outcome: 'logged-in'; readonly unfinished: UnfinishedPress | undefined }
  | { readonly outcome: 'invalid'; readonly errors: LoginErrors }
  | { readonly outcome: 'refused'; readonly text: string };

/** Logs the shopper in and returns to the remembered page `from`; tells what was pressed there before. */
export type LogIn = (credentials: Credentials, from: string | null) => Promise<LogInOutcome>;

export type LogInPorts = {
  readonly authentication: ForAuthenticating;
  readonly session: ForRememberingSession;
  readonly shopper: ForNotifyingShopper;
  readonly navigation: ForNavigating;
  readonly takeUnfinishedPress: TakeUnfinishedPress;
};

export function makeLogIn(ports: LogInPorts): LogIn {
  const { authentication, session, shopper, navigation, takeUnfinishedPress } = ports;
  return async (credentials, from) => {
    const errors = validateLogin(credentials);
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    try {
      const loggedIn = await authentication.logIn({ ...credentials, email: credentials.email.trim() });
      session.remember(loggedIn);
      shopper.success(`Welcome back, ${loggedIn.firstName}!`);
      const path = returnPath(from);
      const unfinished = takeUnfinishedPress(path);
      navigation.replaceWith(path);
      return { outcome: 'logged-in', unfinished };
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
