import type { ForRememberingPendingAction } from '../ports/ForRememberingPendingAction.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import { PENDING_ACTION_LIMIT_MS, type PendingAction } from './PendingAction.ts';

/**
 * Takes the press that waited for a login, to be finished on the page that the shopper now returns to; undefined when there
 * is none, when it was made on another page, or too long ago. It is taken once.
 */
export type TakePendingAction = (returnsTo: string) => PendingAction | undefined;

export function makeTakePendingAction(
  pendingActions: ForRememberingPendingAction,
  clock: ForTellingTime,
): TakePendingAction {
  return (returnsTo) => {
    const press = pendingActions.current();
    pendingActions.forget();
    if (press === undefined || press.path !== returnsTo) return undefined;
    return clock.now() - press.pressedAt <= PENDING_ACTION_LIMIT_MS ? press : undefined;
  };
}
