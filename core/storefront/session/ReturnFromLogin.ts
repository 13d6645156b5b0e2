import type { PendingAction } from '../ports/PendingAction.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import { returnPath } from './returnPath.ts';
import type { TakePendingAction } from './TakePendingAction.ts';

/**
 * Leaves the login or signup page after another tab has logged the shopper in: navigates to the page she came from and returns
 * its pending action.
 */
export type ReturnFromLogin = () => PendingAction | undefined;

export type ReturnFromLoginPorts = Pick<StorefrontPorts, 'navigation'> & {
  readonly takePendingAction: TakePendingAction;
};

export function makeReturnFromLogin({ navigation, takePendingAction }: ReturnFromLoginPorts): ReturnFromLogin {
  return () => {
    const path = returnPath(fromParameter(navigation.here()));
    const action = takePendingAction(path);
    navigation.replaceWith(path);
    return action;
  };
}

/** Returns the decoded `from` parameter of a login page's path; undefined when it is missing or malformed. */
function fromParameter(path: string): string | undefined {
  const value = /[?&]from=([^&#]*)/.exec(path)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    // A malformed value counts as a missing one.
  }
  return undefined;
}
