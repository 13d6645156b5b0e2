import type { PendingAction } from '../session/PendingAction.ts';

/**
 * Keeps the one press that waits for a login, in this tab and over a reload. Never throws: where nothing can be kept, it
 * lives as long as the page; what cannot be read counts as nothing.
 */
export type ForRememberingPendingAction = {
  current(): PendingAction | undefined;
  /** Takes the place of an earlier one. */
  remember(press: PendingAction): void;
  forget(): void;
};
