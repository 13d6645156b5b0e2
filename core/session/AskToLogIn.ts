import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingPress } from '../ports/ForRememberingPress.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import { loginPath } from './loginPath.ts';
import { returnPath } from './returnPath.ts';
import type { UnfinishedPress } from './UnfinishedPress.ts';

/**
 * Sends a visitor who wants something of their own to the login page and remembers what they pressed; leaves a logged-in
 * shopper alone.
 */
export type AskToLogIn = (pressed: Pick<UnfinishedPress, 'productKey' | 'list'>) => 'asked' | 'logged-in';

export type AskToLogInPorts = {
  readonly session: ForRememberingSession;
  readonly shopper: ForNotifyingShopper;
  readonly navigation: ForNavigating;
  readonly presses: ForRememberingPress;
  readonly clock: ForTellingTime;
};

export function makeAskToLogIn({ session, shopper, navigation, presses, clock }: AskToLogInPorts): AskToLogIn {
  return (pressed) => {
    if (session.current() !== undefined) return 'logged-in';
    const path = returnPath(navigation.here());
    presses.remember({ ...pressed, path, pressedAt: clock.now() });
    shopper.error('Please login first!');
    navigation.goTo(loginPath(path));
    return 'asked';
  };
}
