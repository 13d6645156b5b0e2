import type { ForWatchingVisibility } from '../../core/storefront/ports/ForWatchingVisibility.ts';

/** The part of a document that the adapter uses. */
export type VisiblePage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly visibilityState: DocumentVisibilityState;
};

/** The Page Visibility API of the browser. */
export class PageVisibility implements ForWatchingVisibility {
  readonly #page: VisiblePage;

  constructor(page: VisiblePage) {
    this.#page = page;
  }

  whenVisible(listener: () => void): () => void {
    const hear = () => {
      if (this.#page.visibilityState === 'visible') listener();
    };
    this.#page.addEventListener('visibilitychange', hear);
    return () => this.#page.removeEventListener('visibilitychange', hear);
  }
}
