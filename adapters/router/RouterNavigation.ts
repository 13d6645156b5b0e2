import type { ForNavigating } from '../../core/storefront/ports/ForNavigating.ts';

/** The part of the router that the shop uses. Paths include query and fragment. */
export type AttachedRouter = {
  navigate(path: string, options: { readonly replace: boolean }): void;
  here(): string;
};

type Navigation = { readonly path: string; readonly replace: boolean };

/**
 * Navigates with the page's router, which the component tree attaches when it mounts. Until then `here` reads the location, and
 * the latest navigation is kept and performed on attaching.
 */
export class RouterNavigation implements ForNavigating {
  readonly #location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  #router: AttachedRouter | undefined;
  #pending: Navigation | undefined;

  constructor(location: Pick<Location, 'pathname' | 'search' | 'hash'>) {
    this.#location = location;
  }

  here(): string {
    if (this.#router !== undefined) return this.#router.here();
    return `${this.#location.pathname}${this.#location.search}${this.#location.hash}`;
  }

  goTo(path: string): void {
    this.#navigate({ path, replace: false });
  }

  replaceWith(path: string): void {
    this.#navigate({ path, replace: true });
  }

  /** Attaches the router and performs the pending navigation. Returns a function that detaches the router. */
  attach(router: AttachedRouter): () => void {
    this.#router = router;
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending !== undefined) this.#navigate(pending);
    return () => {
      if (this.#router === router) this.#router = undefined;
    };
  }

  #navigate(navigation: Navigation): void {
    if (this.#router === undefined) this.#pending = navigation;
    else this.#router.navigate(navigation.path, { replace: navigation.replace });
  }
}
