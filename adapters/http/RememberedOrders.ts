import type { Session } from '../../core/domain/accounts/Session.ts';
import type { Order } from '../../core/domain/orders/Order.ts';
import type { ForNotifyingOtherTabs } from '../../core/storefront/ports/ForNotifyingOtherTabs.ts';
import type { ForRememberingLists } from '../../core/storefront/ports/ForRememberingLists.ts';
import { Unreachable } from '../../core/storefront/ports/Unreachable.ts';
import type { HttpApi } from './HttpApi.ts';
import { HttpOrders } from './HttpOrders.ts';

/** Orders that can be read without a network: those of the last answer. */
export class RememberedOrders extends HttpOrders {
  readonly #lists: ForRememberingLists;

  constructor(api: HttpApi, tabs: ForNotifyingOtherTabs, lists: ForRememberingLists) {
    super(api, tabs);
    this.#lists = lists;
  }

  override async orders(session: Session): Promise<readonly Order[]> {
    try {
      const orders = await super.orders(session);
      void this.#lists.remember(session, 'orders', orders);
      return orders;
    } catch (error) {
      const remembered = error instanceof Unreachable ? await this.#lists.recall(session, 'orders') : undefined;
      if (remembered === undefined) throw error;
      return remembered;
    }
  }
}
