import type { ForRememberingPendingAction } from '../ports/ForRememberingPendingAction.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import { PENDING_ACTION_LIMIT_MS, type PendingAction } from './PendingAction.ts';

/**
 * Returns the action that waited for a login, to be completed on the page the shopper now returns to, and forgets it.
 * Returns undefined when there is none, when it was asked for on another page, or when it is too old.
 */
export type TakePendingAction = (returnsTo: string) => PendingAction | undefined;

export type TakePendingActionPorts = {
  readonly pendingActions: ForRememberingPendingAction;
  readonly clock: ForTellingTime;
};

export function makeTakePendingAction({ pendingActions, clock }: TakePendingActionPorts): TakePendingAction {
  return (returnsTo) => {
    const action = pendingActions.current();
    pendingActions.forget();
    if (action === undefined || action.path !== returnsTo) return undefined;
    return clock.now() - action.requestedAt <= PENDING_ACTION_LIMIT_MS ? action : undefined;
  };
}
