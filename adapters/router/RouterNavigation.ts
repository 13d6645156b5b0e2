import type { EntryState, ForNavigating } from '../../core/storefront/ports/browser/ForNavigating.ts';

type NavigateOptions = { readonly replace: boolean; readonly state: EntryState | undefined };

/** The part of the router that the shop uses. Paths include query and fragment. */
export type AttachedRouter = {
  navigate(path: string, options: NavigateOptions): void;
  here(): string;
};

/** The parts of `window` that the navigation reads, and the state of the history's entry that it writes. */
type NavigatedWindow = {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
};

/**
 * Navigates with the page's router, which the component tree attaches when it mounts. Until then `here` reads the location, and
 * the latest navigation is kept and performed on attaching.
 */
export class RouterNavigation implements ForNavigating {
  readonly #window: NavigatedWindow;
  #router: AttachedRouter | undefined;
  #pending: (NavigateOptions & { readonly path: string }) | undefined;

  constructor(window: NavigatedWindow) {
    this.#window = window;
  }

  here(): string {
    if (this.#router !== undefined) return this.#router.here();
    const { pathname, search, hash } = this.#window.location;
    return `${pathname}${search}${hash}`;
  }

  /** React Router keeps the state of an entry under `usr`. */
  state(): EntryState | undefined {
    return this.#window.history.state?.usr ?? undefined;
  }

  goTo(path: string, state?: EntryState): void {
    this.#navigate(path, { replace: false, state });
  }

  replaceWith(path: string): void {
    this.#navigate(path, { replace: true, state: this.state() });
  }

  setState(state: EntryState): void {
    const { history } = this.#window;
    history.replaceState({ ...history.state, usr: state }, '');
  }

  /** Attaches the router and performs the pending navigation. Returns a function that detaches the router. */
  attach(router: AttachedRouter): () => void {
    this.#router = router;
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending !== undefined) this.#navigate(pending.path, pending);
    return () => {
      if (this.#router === router) this.#router = undefined;
    };
  }

  #navigate(path: string, { replace, state }: NavigateOptions): void {
    if (this.#router === undefined) this.#pending = { path, replace, state };
    else this.#router.navigate(path, { replace, state });
  }
}
