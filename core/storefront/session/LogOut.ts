import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';

/** Ends the current session and navigates to the home page. Does not wait until the back-end has ended the token. */
export type LogOut = () => void;

export type LogOutPorts = Pick<StorefrontPorts, 'sessions' | 'notifications' | 'navigation' | 'tokens' | 'log'>;

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
