import type { ForKeepingOrders } from '../../core/storefront/ports/ForKeepingOrders.ts';

/** Loads the orders adapter at its first use; after a failed load, the next use loads it again. */
export class LazyOrders implements ForKeepingOrders {
  readonly #load: () => Promise<ForKeepingOrders>;
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
    let unsubscribe: (() => void) | undefined;
    let isStopped = false;
    const subscribe = (orders: ForKeepingOrders) => {
      if (!isStopped) unsubscribe = orders.whenChanged(listener);
    };
    this.#loaded().then(subscribe, () => undefined);
    return () => {
      isStopped = true;
      unsubscribe?.();
    };
  }

  async #loaded(): Promise<ForKeepingOrders> {
    const orders = this.#orders ?? (await this.#load());
    this.#orders ??= orders;
    return this.#orders;
  }
}
