import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { ForRememberingSession } from '../../../core/storefront/ports/device/ForRememberingSession.ts';
import { Listeners } from '../../../core/storefront/ports/Listeners.ts';

/** The session on a device, which its tabs share. */
export class MemorySession implements ForRememberingSession {
  #session: Session | undefined;
  readonly #listeners = new Listeners();

  current(): Session | undefined {
    return this.#session;
  }

  remember(session: Session): void {
    this.#change({ ...session });
  }

  forget({ token }: Session): void {
    if (this.#session?.token === token) this.#change(undefined);
  }

  whenChanged(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  #change(session: Session | undefined): void {
    if (asText(session) === asText(this.#session)) return;
    this.#session = session;
    this.#listeners.call();
  }
}

function asText(session: Session | undefined): string {
  return session === undefined
    ? ''
    : JSON.stringify([session.token, session.firstName, session.lastName, session.email]);
}
