import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import { loginPath } from './loginPath.ts';

/**
 * Ends the session whose token was rejected, once, and navigates to the login page, which returns to the present page with the state
 * of its entry.
 */
export type EndSession = (rejectedToken: string) => void;

export function makeEndSession({ sessions, navigation }: Pick<StorefrontPorts, 'sessions' | 'navigation'>): EndSession {
  return (rejectedToken) => {
    const current = sessions.current();
    if (current === undefined || current.token !== rejectedToken) return;
    const [from, state] = [navigation.here(), navigation.state()];
    sessions.forget(current);
    navigation.goTo(loginPath(from), state);
  };
}
