import { PENDING_ACTION_LIMIT_MS, type PendingAction } from '../ports/device/PendingAction.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';

/**
 * Returns the pending action of the page that the shopper returns to, and forgets it. Returns undefined without a pending
 * action, or when it belongs to another page or is older than {@link PENDING_ACTION_LIMIT_MS}.
 */
export type TakePendingAction = (path: string) => PendingAction | undefined;

export type TakePendingActionPorts = Pick<StorefrontPorts, 'pendingActions' | 'clock'>;

export function makeTakePendingAction({ pendingActions, clock }: TakePendingActionPorts): TakePendingAction {
  return (path) => {
    const action = pendingActions.current();
    pendingActions.forget();
    if (action === undefined || action.path !== path) return undefined;
    return clock.now() - action.requestedAt <= PENDING_ACTION_LIMIT_MS ? action : undefined;
  };
}
