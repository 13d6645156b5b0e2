import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForRememberingSession } from '../../core/storefront/ports/ForRememberingSession.ts';
import { isSame, readSession, removeSession, writeSession } from './storedSession.ts';
import { TextStore } from './TextStore.ts';

/** Where the browser tells that another tab wrote (`storage`) or that the page is back from a pause (`pageshow`). */
export type PageEvents = { addEventListener(type: 'storage' | 'pageshow', listener: () => void): void };

/** The session in local storage under the keys `token`, `isAuth`, `firstName`, `lastName` and `email`, shared by all tabs. */
export class LocalStorageSession implements ForRememberingSession {
  readonly #texts: TextStore;
  readonly #listeners = new Set<() => void>();
  /** What storage refused to take, and therefore counts for this page only. */
  #unwritten: { readonly session: Session | undefined } | undefined;
  #known: Session | undefined;

  /** `storage` is read at each use and may throw, as `() => window.localStorage` does where it is blocked. */
  constructor(storage: () => Storage, events: PageEvents) {
    this.#texts = new TextStore(storage);
    this.#known = readSession(this.#texts);
    events.addEventListener('storage', () => this.#followStorage());
    events.addEventListener('pageshow', () => this.#followStorage());
  }

  current(): Session | undefined {
    return this.#known;
  }

  remember(session: Session): void {
    this.#unwritten = writeSession(this.#texts, session) === 'written' ? undefined : { session };
    this.#reread();
  }

  forget({ token }: Session): void {
    const isAnother = (session: Session | undefined) => session !== undefined && session.token !== token;
    if (isAnother(this.#unwritten?.session)) return;
    const stays = isAnother(readSession(this.#texts));
    this.#unwritten = stays || removeSession(this.#texts) === 'removed' ? undefined : { session: undefined };
    this.#reread();
  }

  whenChanged(listener: () => void): () => void {
    const own = () => listener();
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  /** Takes over what another tab wrote; what this page could not write counts until then. */
  #followStorage(): void {
    if (readSession(this.#texts) !== undefined) this.#unwritten = undefined;
    this.#reread();
  }

  #reread(): void {
    const now = this.#unwritten === undefined ? readSession(this.#texts) : this.#unwritten.session;
    if (isSame(now, this.#known)) return;
    this.#known = now;
    for (const listener of [...this.#listeners]) listener();
  }
}
