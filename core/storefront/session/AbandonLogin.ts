import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForRememberingPendingAction } from '../ports/ForRememberingPendingAction.ts';
import { isAuthPage } from './returnPath.ts';

/** Forgets the press that waits for a login once the shopper is neither at login nor at signup any more. */
export type AbandonLogin = () => void;

export function makeAbandonLogin(pendingActions: ForRememberingPendingAction, navigation: ForNavigating): AbandonLogin {
  return () => {
    if (!isAuthPage(navigation.here())) pendingActions.forget();
  };
}
