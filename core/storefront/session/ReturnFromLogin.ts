import type { PendingAction } from '../ports/device/PendingAction.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import { fromParameter, returnPath } from './returnPath.ts';
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
