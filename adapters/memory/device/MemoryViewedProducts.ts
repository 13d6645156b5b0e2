import type { ForRememberingViewedProducts } from '../../../core/storefront/ports/device/ForRememberingViewedProducts.ts';

/** The viewed products of a device, which its tabs share. */
export class MemoryViewedProducts implements ForRememberingViewedProducts {
  #keys: readonly string[] = [];

  keys(): readonly string[] {
    return this.#keys;
  }

  remember(keys: readonly string[]): void {
    this.#keys = [...keys];
  }

  forget(): void {
    this.#keys = [];
  }
}
