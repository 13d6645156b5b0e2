import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import { isAuthPage } from './returnPath.ts';

/** Forgets the pending action when the shopper has left the login and signup pages. */
export type AbandonLogin = () => void;

export type AbandonLoginPorts = Pick<StorefrontPorts, 'pendingActions' | 'navigation'>;

export function makeAbandonLogin({ pendingActions, navigation }: AbandonLoginPorts): AbandonLogin {
  return () => {
    if (!isAuthPage(navigation.here())) pendingActions.forget();
  };
}
