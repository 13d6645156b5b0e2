import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForRememberingChanges } from '../../core/storefront/ports/ForRememberingChanges.ts';
import type { WaitingChange } from '../../core/storefront/ports/WaitingChange.ts';

type Device = { token: string; changes: readonly WaitingChange[] };

/** The changes that wait for the connection on a device, which its tabs share. */
export class MemoryChanges implements ForRememberingChanges {
  readonly #device: Device;

  constructor(device: Device = { token: '', changes: [] }) {
    this.#device = device;
  }

  async recall({ token }: Session): Promise<readonly WaitingChange[]> {
    return this.#device.token === token ? this.#device.changes : [];
  }

  async remember({ token }: Session, change: WaitingChange): Promise<boolean> {
    const others = this.#device.token === token ? this.#device.changes : [];
    this.#device.token = token;
    this.#device.changes = [...others, change];
    return true;
  }

  async remove({ token }: Session, id: string): Promise<void> {
    if (this.#device.token === token) this.#device.changes = this.#device.changes.filter((change) => change.id !== id);
  }

  forget(): void {
    this.#device.token = '';
    this.#device.changes = [];
  }

  /** Test control: returns another tab of the device, or the same tab after a reload. */
  anotherTab(): MemoryChanges {
    return new MemoryChanges(this.#device);
  }
}
