import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForRememberingSession } from '../../core/storefront/ports/device/ForRememberingSession.ts';
import { Listeners } from '../../core/storefront/ports/Listeners.ts';
import { isSame, readSession, removeSession, writeSession } from './storedSession.ts';
import { TextStore } from './TextStore.ts';

/** The source of `storage` events (another tab wrote) and `pageshow` events (the page returns from the back/forward cache). */
export type PageEvents = { addEventListener(type: 'storage' | 'pageshow', listener: () => void): void };

/** The session in local storage, under the keys `token`, `isAuth`, `firstName`, `lastName` and `email`. All tabs share it. */
export class LocalStorageSession implements ForRememberingSession {
  readonly #texts: TextStore;
  readonly #listeners = new Listeners();
  /** The session that could not be written, which is valid for this page only. */
  #unwritten: { readonly session: Session | undefined } | undefined;
  #known: Session | undefined;

  /** `storage` is called at each use and may throw, as `() => window.localStorage` does when it is blocked. */
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
    const isOther = (session: Session | undefined) => session !== undefined && session.token !== token;
    if (isOther(this.#unwritten?.session)) return;
    const stays = isOther(readSession(this.#texts));
    this.#unwritten = stays || removeSession(this.#texts) === 'removed' ? undefined : { session: undefined };
    this.#reread();
  }

  whenChanged(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Applies what another tab wrote, which replaces a session that this page could not write. */
  #followStorage(): void {
    if (readSession(this.#texts) !== undefined) this.#unwritten = undefined;
    this.#reread();
  }

  #reread(): void {
    const now = this.#unwritten === undefined ? readSession(this.#texts) : this.#unwritten.session;
    if (isSame(now, this.#known)) return;
    this.#known = now;
    this.#listeners.call();
  }
}
