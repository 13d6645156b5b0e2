import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForRememberingLists, RememberedLists } from '../../core/storefront/ports/ForRememberingLists.ts';

type Device = { token: string; lists: Partial<RememberedLists> };

/** The remembered lists on a device, which its tabs share. */
export class MemoryLists implements ForRememberingLists {
  readonly #device: Device;

  constructor(device: Device = { token: '', lists: {} }) {
    this.#device = device;
  }

  async recall<Name extends keyof RememberedLists>({ token }: Session, name: Name) {
    return this.#device.token === token ? this.#device.lists[name] : undefined;
  }

  async remember<Name extends keyof RememberedLists>({ token }: Session, name: Name, items: RememberedLists[Name]) {
    const others = this.#device.token === token ? this.#device.lists : {};
    this.#device.lists = { ...others, [name]: items };
    this.#device.token = token;
  }

  forget(): void {
    this.#device.token = '';
    this.#device.lists = {};
  }

  /** Test control: returns another tab of the device, or the same tab after a reload. */
  anotherTab(): MemoryLists {
    return new MemoryLists(this.#device);
  }
}
