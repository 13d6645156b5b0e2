import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import { loginPath } from './loginPath.ts';

/** Sends a visitor who wants something of their own to the login page; leaves a logged-in shopper alone. */
export type AskToLogIn = () => 'asked' | 'logged-in';

export function makeAskToLogIn(
  session: ForRememberingSession,
  shopper: ForNotifyingShopper,
  navigation: ForNavigating,
): AskToLogIn {
  return () => {
    if (session.current() !== undefined) return 'logged-in';
    shopper.error('Please login first!');
    navigation.goTo(loginPath(navigation.here()));
    return 'asked';
  };
}
