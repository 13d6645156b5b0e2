import type { ForTellingTime } from '../../../core/admin/ports/ForTellingTime.ts';
import type { ForWatchingVisibility } from '../../../core/admin/ports/ForWatchingVisibility.ts';

/** How often what is on the screen is asked for again, in milliseconds. */
export const ASK_AGAIN_MS = 30_000;

export type AskAgainParts = {
  readonly clock: Pick<ForTellingTime, 'after'>;
  readonly visibility: ForWatchingVisibility;
};

/** Calls `ask` every 30 s while the tab is looked at, and when it is looked at again. Returns a function that stops it. */
export function askAgain({ clock, visibility }: AskAgainParts, ask: () => unknown): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel();
    cancel = clock.after(ASK_AGAIN_MS, () => {
      if (visibility.isVisible()) ask();
      wait();
    });
  };
  const stopWatching = visibility.whenVisible(() => {
    ask();
    wait();
  });
  wait();
  return () => {
    cancel();
    stopWatching();
  };
}
