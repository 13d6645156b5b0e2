import type { ForTellingTime } from '../../../core/admin/ports/ForTellingTime.ts';
import type { ForWatchingVisibility } from '../../../core/admin/ports/ForWatchingVisibility.ts';
import type { StaffSessionViewModel } from '../session/StaffSessionViewModel.ts';

/** How often what is on the screen is asked for again, in milliseconds. */
export const ASK_AGAIN_MS = 30_000;

export type AskAgainParts = {
  readonly clock: Pick<ForTellingTime, 'after'>;
  readonly visibility: ForWatchingVisibility;
  readonly session: Pick<StaffSessionViewModel, 'hasEnded'>;
};

/**
 * Calls `ask` every 30 s while the tab is looked at, and when it is looked at again, but not after the session has ended. Returns a
 * function that stops it.
 */
export function askAgain({ clock, visibility, session }: AskAgainParts, ask: () => unknown): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel();
    cancel = clock.after(ASK_AGAIN_MS, askAndWait);
  };
  const askAndWait = () => {
    if (visibility.isVisible() && !session.hasEnded) ask();
    wait();
  };
  const stopWatching = visibility.whenVisible(askAndWait);
  wait();
  return () => {
    cancel();
    stopWatching();
  };
}
