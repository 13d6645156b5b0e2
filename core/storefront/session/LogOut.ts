import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';

/** Ends the current session and navigates to the home page. */
export type LogOut = () => void;

export type LogOutPorts = {
  readonly sessions: ForRememberingSession;
  readonly notifications: ForNotifyingShopper;
  readonly navigation: ForNavigating;
};

export function makeLogOut({ sessions, notifications, navigation }: LogOutPorts): LogOut {
  return () => {
    const current = sessions.current();
    navigation.goTo('/');
    if (current !== undefined) sessions.forget(current);
    notifications.success("You're logged out successfully!");
  };
}
