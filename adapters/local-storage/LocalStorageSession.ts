import type { ForRememberingSession } from '../../core/storefront/ports/ForRememberingSession.ts';
import type { Session } from '../../core/storefront/session/Session.ts';
import { isSame, readSession, removeSession, writeSession } from './storedSession.ts';
import { TextStore } from './TextStore.ts';

/** Where the browser tells that another tab wrote (`storage`) or that the page is back from a pause (`pageshow`). */
export type PageEvents = { addEventListener(type: 'storage' | 'pageshow', listener: () => void): void };

/** The session in local storage under the keys `token`, `isAuth`, `firstName`, `lastName` and `email`, shared by all tabs. */
export class LocalStorageSession implements ForRememberingSession {
  readonly #texts: TextStore;
  readonly #listeners = new Set<() => void>();
  /** What storage refused to take and is therefore true for this page only. */
  #unwritten: { readonly session: Session | undefined } | undefined;
  #lastTold: Session | undefined;

  /** `storage` is asked for at each use and may throw, as `() => window.localStorage` does where it is blocked. */
  constructor(storage: () => Storage, events: PageEvents) {
    this.#texts = new TextStore(storage);
    this.#lastTold = this.current();
    events.addEventListener('storage', () => this.#reread());
    events.addEventListener('pageshow', () => this.#reread());
  }

  current(): Session | undefined {
    return this.#unwritten === undefined ? readSession(this.#texts) : this.#unwritten.session;
  }

  remember(session: Session): void {
    this.#unwritten = writeSession(this.#texts, session) === 'written' ? undefined : { session };
    this.#tellIfChanged();
  }

  forget(): void {
    this.#unwritten = removeSession(this.#texts) === 'removed' ? undefined : { session: undefined };
    this.#tellIfChanged();
  }

  whenChanged(listener: () => void): () => void {
    const own = () => listener();
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  #reread(): void {
    if (readSession(this.#texts) !== undefined) this.#unwritten = undefined;
    this.#tellIfChanged();
  }

  #tellIfChanged(): void {
    const now = this.current();
    if (isSame(now, this.#lastTold)) return;
    this.#lastTold = now;
    for (const listener of [...this.#listeners]) listener();
  }
}
