import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import { loginPath } from './loginPath.ts';

/** Ends the session whose token was refused, once, and asks the shopper to log in and come back to this page. */
export type EndSession = (refusedToken: string) => void;

export type EndSessionPorts = { readonly sessions: ForRememberingSession; readonly navigation: ForNavigating };

export function makeEndSession({ sessions, navigation }: EndSessionPorts): EndSession {
  return (refusedToken) => {
    const current = sessions.current();
    if (current === undefined || current.token !== refusedToken) return;
    const from = navigation.here();
    sessions.forget(current);
    navigation.goTo(loginPath(from));
  };
}
