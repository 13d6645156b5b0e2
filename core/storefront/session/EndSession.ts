import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import { loginPath } from './loginPath.ts';

/** Ends the session whose token was refused, once, and asks the shopper to log in and come back to this page. */
export type EndSession = (refusedToken: string | undefined) => void;

export function makeEndSession(session: ForRememberingSession, navigation: ForNavigating): EndSession {
  return (refusedToken) => {
    const current = session.current();
    if (current === undefined || current.token !== refusedToken) return;
    const from = navigation.here();
    session.forget();
    navigation.goTo(loginPath(from));
  };
}
