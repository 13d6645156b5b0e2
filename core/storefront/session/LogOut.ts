import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';

export type LogOut = () => void;

export function makeLogOut(
  session: ForRememberingSession,
  notifications: ForNotifyingShopper,
  navigation: ForNavigating,
): LogOut {
  return () => {
    navigation.goTo('/');
    session.forget();
    notifications.success("You're logged out successfully!");
  };
}
