import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { PendingAction } from './PendingAction.ts';
import { returnPath } from './returnPath.ts';
import type { TakePendingAction } from './TakePendingAction.ts';

/**
 * Leaves the login or signup page after another tab has logged the shopper in: goes to the page she came from and returns
 * the action that waited there.
 */
export type ReturnFromLogin = () => PendingAction | undefined;

export type ReturnFromLoginPorts = {
  readonly navigation: ForNavigating;
  readonly takePendingAction: TakePendingAction;
};

export function makeReturnFromLogin({ navigation, takePendingAction }: ReturnFromLoginPorts): ReturnFromLogin {
  return () => {
    const path = returnPath(originIn(navigation.here()));
    const action = takePendingAction(path);
    navigation.replaceWith(path);
    return action;
  };
}

/** The page that a login page's path remembers. */
function originIn(path: string): string | undefined {
  const origin = /[?&]from=([^&#]*)/.exec(path)?.[1];
  try {
    return origin && decodeURIComponent(origin);
  } catch {
    return undefined;
  }
}
