import type { ForNavigating } from '../../core/storefront/ports/ForNavigating.ts';

/** What the page's router lends to the shop. Paths carry their query and fragment. */
export type LentRouter = {
  navigate(path: string, options: { readonly replace: boolean }): void;
  here(): string;
};

type Move = { readonly path: string; readonly replace: boolean };

/**
 * Moves through the page's router. The router lives in the component tree and attaches itself when it is there; until
 * then the address bar says where the shopper is and the last move asked for is kept, to be made on attaching.
 */
export class RouterNavigation implements ForNavigating {
  readonly #location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  #router: LentRouter | undefined;
  #pending: Move | undefined;

  constructor(location: Pick<Location, 'pathname' | 'search' | 'hash'>) {
    this.#location = location;
  }

  here(): string {
    if (this.#router !== undefined) return this.#router.here();
    return `${this.#location.pathname}${this.#location.search}${this.#location.hash}`;
  }

  goTo(path: string): void {
    this.#move({ path, replace: false });
  }

  replaceWith(path: string): void {
    this.#move({ path, replace: true });
  }

  /** Hands over the router and makes the pending move; answers how to take the router back. */
  attach(router: LentRouter): () => void {
    this.#router = router;
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending !== undefined) this.#move(pending);
    return () => {
      if (this.#router === router) this.#router = undefined;
    };
  }

  #move(move: Move): void {
    if (this.#router === undefined) this.#pending = move;
    else this.#router.navigate(move.path, { replace: move.replace });
  }
}
