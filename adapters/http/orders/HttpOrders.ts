import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { PaidAttempt } from '../../../core/domain/orders/CheckoutAttempt.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import type { ForRememberingLists } from '../../../core/storefront/ports/device/ForRememberingLists.ts';
import type { Refusal } from '../../../core/storefront/ports/failures/Refusal.ts';
import { Unreachable } from '../../../core/storefront/ports/failures/Unreachable.ts';
import type { ForKeepingOrders } from '../../../core/storefront/ports/orders/ForKeepingOrders.ts';
import { ordersResponse } from '../../wire/orders/wireOrder.ts';
import type { HttpApi } from '../HttpApi.ts';
import { resultOrRefusal } from '../RefusedCall.ts';

const ORDERS = '/user/orders';

/**
 * The orders at `/api/user/orders`; without a network those of the last answer. A repeated `record` resolves with `recorded` again,
 * because its response is the same.
 */
export class HttpOrders implements ForKeepingOrders {
  readonly #api: HttpApi;
  readonly #lists: ForRememberingLists;

  constructor(api: HttpApi, lists: ForRememberingLists) {
    this.#api = api;
    this.#lists = lists;
  }

  async orders(session: Session): Promise<readonly Order[]> {
    try {
      const call = { session, method: 'GET', path: ORDERS, responseSchema: ordersResponse } as const;
      const orders = (await this.#api.call(call)).orders.toReversed();
      void this.#lists.remember(session, 'orders', orders);
      return orders;
    } catch (error) {
      const remembered = error instanceof Unreachable ? await this.#lists.recall(session, 'orders') : undefined;
      if (remembered === undefined) throw error;
      return remembered;
    }
  }

  async record(session: Session, { draft, payment }: PaidAttempt): Promise<'recorded' | Refusal> {
    const { paymentId, providerOrderId, signature } = payment;
    if (providerOrderId === undefined || signature === undefined)
      return { refusal: 'The payment provider has not signed it.' };
    const body = { order: { checkoutId: draft.orderId, paymentId, providerOrderId, signature } };
    const call = { session, method: 'POST', path: ORDERS, body, responseSchema: ordersResponse } as const;
    const answer = await resultOrRefusal(this.#api.call(call));
    return 'refusal' in answer ? answer : 'recorded';
  }
}
