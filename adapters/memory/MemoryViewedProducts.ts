import type { ForRememberingViewedProducts } from '../../core/storefront/ports/ForRememberingViewedProducts.ts';

/** The viewed products of a device, which its tabs share. */
export class MemoryViewedProducts implements ForRememberingViewedProducts {
  readonly #device: { keys: readonly string[] };

  constructor(device: { keys: readonly string[] } = { keys: [] }) {
    this.#device = device;
  }

  keys(): readonly string[] {
    return this.#device.keys;
  }

  remember(keys: readonly string[]): void {
    this.#device.keys = [...keys];
  }

  forget(): void {
    this.#device.keys = [];
  }

  /** Test control: returns another tab of the device, or the same tab after a reload. */
  anotherTab(): MemoryViewedProducts {
    return new MemoryViewedProducts(this.#device);
  }
}
