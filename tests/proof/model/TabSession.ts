import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { ForRememberingSession } from '../../../core/storefront/ports/device/ForRememberingSession.ts';
import { Listeners } from '../../../core/storefront/ports/Listeners.ts';

/** The session that all tabs of a device share. */
export class DeviceSession {
  #stored: Session | undefined;
  readonly #tabs = new Set<TabSession>();

  get stored(): Session | undefined {
    return this.#stored;
  }

  openTab(): TabSession {
    const tab = new TabSession(this);
    this.#tabs.add(tab);
    return tab;
  }

  /** The writer reads it at once, the other tabs when the event of the storage has reached them. */
  write(session: Session | undefined, writer?: TabSession): void {
    this.#stored = session;
    writer?.read();
    for (const tab of this.#tabs) if (tab !== writer) setImmediate(() => tab.read());
  }
}

/** A tab's session. */
export class TabSession implements ForRememberingSession {
  readonly #device: DeviceSession;
  readonly #listeners = new Listeners();
  #known: Session | undefined;

  constructor(device: DeviceSession) {
    this.#device = device;
    this.#known = device.stored;
  }

  current(): Session | undefined {
    return this.#known;
  }

  remember(session: Session): void {
    this.#device.write(session, this);
  }

  forget({ token }: Session): void {
    const { stored } = this.#device;
    if (stored === undefined || stored.token === token) this.#device.write(undefined, this);
    else this.read();
  }

  whenChanged(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  read(): void {
    if (this.#known?.token === this.#device.stored?.token) return;
    this.#known = this.#device.stored;
    this.#listeners.call();
  }
}
