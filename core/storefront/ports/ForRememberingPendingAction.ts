import type { PendingAction } from '../session/PendingAction.ts';

/**
 * Keeps the one action that waits for a login, in this tab and over a reload. Never throws: where nothing can be stored, it
 * lives as long as the page; what cannot be read counts as nothing.
 */
export type ForRememberingPendingAction = {
  current(): PendingAction | undefined;
  /** Replaces an earlier one. */
  remember(action: PendingAction): void;
  forget(): void;
};
