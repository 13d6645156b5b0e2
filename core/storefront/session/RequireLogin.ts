import type { Session } from '../../domain/accounts/Session.ts';
import type { PendingAction } from '../ports/device/PendingAction.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import { loginPath } from './loginPath.ts';
import { returnPath } from './returnPath.ts';

/**
 * Returns the current session. Without a session, remembers the action, navigates to the login page and returns undefined.
 */
export type RequireLogin = (action: Pick<PendingAction, 'productKey' | 'list'>) => Session | undefined;

export function makeRequireLogin(
  ports: Pick<StorefrontPorts, 'sessions' | 'notifications' | 'navigation' | 'pendingActions' | 'clock'>,
): RequireLogin {
  const { sessions, notifications, navigation, pendingActions, clock } = ports;
  return (action) => {
    const session = sessions.current();
    if (session !== undefined) return session;
    const path = returnPath(navigation.here());
    pendingActions.remember({ ...action, path, requestedAt: clock.now() });
    notifications.error('Please login first!');
    navigation.goTo(loginPath(path));
    return undefined;
  };
}
