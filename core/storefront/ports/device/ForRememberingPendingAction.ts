import type { PendingAction } from './PendingAction.ts';

/**
 * The pending action of this tab, at most one. It survives a reload. Never throws: without storage it lasts until the page is
 * reloaded, and an entry that cannot be read is ignored.
 */
export type ForRememberingPendingAction = {
  current(): PendingAction | undefined;
  /** Stores the action in place of an earlier one. */
  remember(action: PendingAction): void;
  forget(): void;
};
