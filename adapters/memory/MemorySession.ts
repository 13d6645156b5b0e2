import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForRememberingSession } from '../../core/storefront/ports/ForRememberingSession.ts';
import { Listeners } from '../../core/storefront/ports/Listeners.ts';

type Device = { session: Session | undefined; readonly listeners: Listeners };

/** The session on a device, which its tabs share. */
export class MemorySession implements ForRememberingSession {
  readonly #device: Device;

  constructor(device: Device = { session: undefined, listeners: new Listeners() }) {
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
    return this.#device.listeners.add(listener);
  }

  /** Test control: returns another tab of the device, or the same tab after a reload. */
  anotherTab(): MemorySession {
    return new MemorySession(this.#device);
  }

  #change(session: Session | undefined): void {
    if (asText(session) === asText(this.#device.session)) return;
    this.#device.session = session;
    this.#device.listeners.call();
  }
}

function asText(session: Session | undefined): string {
  return session === undefined
    ? ''
    : JSON.stringify([session.token, session.firstName, session.lastName, session.email]);
}
