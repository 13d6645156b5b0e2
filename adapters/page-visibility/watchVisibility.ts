import type { ForWatchingVisibility } from '../../core/admin/ports/ForWatchingVisibility.ts';

/** The part of a document that the adapter uses. */
export type VisiblePage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly visibilityState: DocumentVisibilityState;
};

const CHANGE = 'visibilitychange';

/** Watches whether the page is visible, by the Page Visibility API of the browser. */
export function watchVisibility(page: VisiblePage): ForWatchingVisibility {
  const isVisible = () => page.visibilityState === 'visible';
  return {
    isVisible,
    whenVisible(listener) {
      const hear = () => isVisible() && listener();
      page.addEventListener(CHANGE, hear);
      return () => page.removeEventListener(CHANGE, hear);
    },
  };
}
