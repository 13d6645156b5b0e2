import type { ForKeepingOrders } from '../../../core/storefront/ports/ForKeepingOrders.ts';
import { Listeners } from '../../../core/storefront/ports/Listeners.ts';

/** Loads the orders adapter at its first use; after a failed load, the next use loads it again. */
export class LazyOrders implements ForKeepingOrders {
  readonly #load: () => Promise<ForKeepingOrders>;
  readonly #listeners = new Listeners();
  #orders: ForKeepingOrders | undefined;

  constructor(load: () => Promise<ForKeepingOrders>) {
    this.#load = load;
  }

  async orders(...parameters: Parameters<ForKeepingOrders['orders']>) {
    return (await this.#loaded()).orders(...parameters);
  }

  async record(...parameters: Parameters<ForKeepingOrders['record']>) {
    return (await this.#loaded()).record(...parameters);
  }

  whenChanged(listener: () => void): () => void {
    const unsubscribe = this.#listeners.add(listener);
    // A failed load is reported by `orders` and `record`.
    this.#loaded().catch(() => undefined);
    return unsubscribe;
  }

  async #loaded(): Promise<ForKeepingOrders> {
    const orders = this.#orders ?? (await this.#load());
    if (this.#orders === undefined) {
      this.#orders = orders;
      orders.whenChanged(() => this.#listeners.call());
    }
    return this.#orders;
  }
}
