import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingPendingAction } from '../ports/ForRememberingPendingAction.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import { loginPath } from './loginPath.ts';
import type { PendingAction } from './PendingAction.ts';
import { returnPath } from './returnPath.ts';

/**
 * Sends a visitor who wants something of their own to the login page and remembers what they pressed; leaves a logged-in
 * shopper alone.
 */
export type RequireLogin = (pressed: Pick<PendingAction, 'productKey' | 'list'>) => 'asked' | 'logged-in';

export type RequireLoginPorts = {
  readonly session: ForRememberingSession;
  readonly notifications: ForNotifyingShopper;
  readonly navigation: ForNavigating;
  readonly pendingActions: ForRememberingPendingAction;
  readonly clock: ForTellingTime;
};

export function makeRequireLogin({
  session,
  notifications,
  navigation,
  pendingActions,
  clock,
}: RequireLoginPorts): RequireLogin {
  return (pressed) => {
    if (session.current() !== undefined) return 'logged-in';
    const path = returnPath(navigation.here());
    pendingActions.remember({ ...pressed, path, pressedAt: clock.now() });
    notifications.error('Please login first!');
    navigation.goTo(loginPath(path));
    return 'asked';
  };
}
