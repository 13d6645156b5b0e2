import type { ForEndingTokens } from '../ports/ForEndingTokens.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';

/** Ends the current session and navigates to the home page. Does not wait until the back-end has ended the token. */
export type LogOut = () => void;

export type LogOutPorts = {
  readonly sessions: ForRememberingSession;
  readonly notifications: ForNotifyingShopper;
  readonly navigation: ForNavigating;
  readonly tokens: ForEndingTokens;
  readonly log: ForLogging;
};

export function makeLogOut({ sessions, notifications, navigation, tokens, log }: LogOutPorts): LogOut {
  return () => {
    const current = sessions.current();
    navigation.goTo('/');
    if (current !== undefined) {
      sessions.forget(current);
      tokens.end(current).catch((error) => log.error('A token could not be ended', error));
    }
    notifications.success("You're logged out successfully!");
  };
}
