import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForKeepingOrders } from '../../core/storefront/ports/ForKeepingOrders.ts';
import type { ForRememberingLists } from '../../core/storefront/ports/ForRememberingLists.ts';
import { Unreachable } from '../../core/storefront/ports/Unreachable.ts';

/** Orders that can be read without a network: those of the last answer. */
export class RememberedOrders implements ForKeepingOrders {
  readonly #orders: ForKeepingOrders;
  readonly #lists: ForRememberingLists;

  constructor(orders: ForKeepingOrders, lists: ForRememberingLists) {
    this.#orders = orders;
    this.#lists = lists;
  }

  async orders(session: Session) {
    try {
      const orders = await this.#orders.orders(session);
      void this.#lists.remember(session, 'orders', orders);
      return orders;
    } catch (error) {
      const remembered = error instanceof Unreachable ? await this.#lists.recall(session, 'orders') : undefined;
      if (remembered === undefined) throw error;
      return remembered;
    }
  }

  record(...parameters: Parameters<ForKeepingOrders['record']>) {
    return this.#orders.record(...parameters);
  }

  whenChanged(listener: () => void): () => void {
    return this.#orders.whenChanged(listener);
  }
}
