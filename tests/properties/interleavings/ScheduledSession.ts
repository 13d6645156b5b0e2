import type fc from 'fast-check';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { ForRememberingSession } from '../../../core/storefront/ports/ForRememberingSession.ts';
import { Listeners } from '../../../core/storefront/ports/Listeners.ts';

/** The storage that all tabs of a device share. */
export type SharedSession = { stored: Session | undefined; readonly tabs: Set<ScheduledSession> };

/** A tab's session. A tab reads what another tab wrote only when the scheduler delivers the event. */
export class ScheduledSession implements ForRememberingSession {
  readonly #shared: SharedSession;
  readonly #scheduler: fc.Scheduler;
  readonly #listeners = new Listeners();
  #known: Session | undefined;

  constructor(shared: SharedSession, scheduler: fc.Scheduler) {
    this.#shared = shared;
    this.#scheduler = scheduler;
    this.#known = shared.stored;
    shared.tabs.add(this);
  }

  current(): Session | undefined {
    return this.#known;
  }

  remember(session: Session): void {
    this.#write(session);
  }

  forget({ token }: Session): void {
    if (this.#shared.stored === undefined || this.#shared.stored.token === token) this.#write(undefined);
    else this.#read();
  }

  whenChanged(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  #write(session: Session | undefined): void {
    this.#shared.stored = session;
    this.#read();
    for (const tab of this.#shared.tabs) {
      if (tab !== this) void this.#scheduler.schedule(Promise.resolve(), 'storage event').then(() => tab.#read());
    }
  }

  #read(): void {
    if (this.#known?.token === this.#shared.stored?.token) return;
    this.#known = this.#shared.stored;
    this.#listeners.call();
  }
}
