import type { ForWatchingVisibility } from '../../core/storefront/ports/ForWatchingVisibility.ts';

/** The part of a document that the adapter uses. */
export type VisiblePage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly visibilityState: DocumentVisibilityState;
};

const CHANGE = 'visibilitychange';

/** Watches whether the page is visible, by the Page Visibility API of the browser. */
export function watchVisibility(page: VisiblePage): ForWatchingVisibility {
  return {
    whenVisible(listener) {
      const hear = () => page.visibilityState === 'visible' && listener();
      page.addEventListener(CHANGE, hear);
      return () => page.removeEventListener(CHANGE, hear);
    },
  };
}
