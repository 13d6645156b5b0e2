import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForRememberingPendingAction } from '../ports/ForRememberingPendingAction.ts';
import { isAuthPage } from './returnPath.ts';

/** Forgets the pending action when the shopper has left the login and signup pages. */
export type AbandonLogin = () => void;

export type AbandonLoginPorts = {
  readonly pendingActions: ForRememberingPendingAction;
  readonly navigation: ForNavigating;
};

export function makeAbandonLogin({ pendingActions, navigation }: AbandonLoginPorts): AbandonLogin {
  return () => {
    if (!isAuthPage(navigation.here())) pendingActions.forget();
  };
}
