import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForRememberingSession } from '../../core/storefront/ports/ForRememberingSession.ts';

type Device = { session: Session | undefined; readonly tellers: Set<() => void> };

/** A session on a device that several tabs share. */
export class MemorySession implements ForRememberingSession {
  readonly #device: Device;

  constructor(device: Device = { session: undefined, tellers: new Set() }) {
    this.#device = device;
  }

  current(): Session | undefined {
    return this.#device.session;
  }

  remember(session: Session): void {
    this.#change({ ...session });
  }

  forget({ token }: Session): void {
    if (this.#device.session?.token === token) this.#change(undefined);
  }

  whenChanged(listener: () => void): () => void {
    const own = () => listener();
    this.#device.tellers.add(own);
    return () => {
      this.#device.tellers.delete(own);
    };
  }

  /** Lever: another tab, or the same one after a reload. */
  anotherTab(): MemorySession {
    return new MemorySession(this.#device);
  }

  #change(session: Session | undefined): void {
    if (asText(session) === asText(this.#device.session)) return;
    this.#device.session = session;
    for (const teller of [...this.#device.tellers]) teller();
  }
}

function asText(session: Session | undefined): string {
  return session === undefined
    ? ''
    : JSON.stringify([session.token, session.firstName, session.lastName, session.email]);
}
