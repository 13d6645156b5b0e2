import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import type { OrderDetails } from '../../../core/domain/orders/OrderDetails.ts';
import type { Refusal } from '../../../core/storefront/ports/failures/Refusal.ts';
import type { ForFollowingOrders } from '../../../core/storefront/ports/orders/ForFollowingOrders.ts';
import { ordersResponse } from '../../wire/orders/wireOrder.ts';
import { orderResponse } from '../../wire/orders/wireOrderDetails.ts';
import { entryPath } from '../entryPath.ts';
import type { HttpApi } from '../HttpApi.ts';
import { resultOrRefusal, UnknownKey } from '../RefusedCall.ts';

const ORDERS = '/user/orders';

/** The life of an order at `/api/user/orders/{id}`. */
export class HttpOrderLife implements ForFollowingOrders {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async before(session: Session, number: string): Promise<{ orders: readonly Order[]; hasMore: boolean }> {
    const path = `${ORDERS}?after=${encodeURIComponent(number)}`;
    const { orders, next } = await this.#api.call({ session, method: 'GET', path, responseSchema: ordersResponse });
    return { orders: orders.toReversed(), hasMore: next !== undefined };
  }

  async order(session: Session, orderId: string): Promise<OrderDetails | undefined> {
    const path = entryPath(ORDERS, orderId);
    if (path === undefined) return undefined;
    try {
      return (await this.#api.call({ session, method: 'GET', path, responseSchema: orderResponse })).order;
    } catch (error) {
      if (error instanceof UnknownKey) return undefined;
      throw error;
    }
  }

  async cancel(session: Session, orderId: string): Promise<OrderDetails | Refusal> {
    return this.#change(session, orderId, { path: '/cancel' });
  }

  async askForReturn(
    session: Session,
    orderId: string,
    { lines, idempotencyKey }: Parameters<ForFollowingOrders['askForReturn']>[2],
  ): Promise<OrderDetails | Refusal> {
    return this.#change(session, orderId, { path: '/returns', body: { lines }, idempotencyKey });
  }

  async withdrawReturn(session: Session, orderId: string, returnId: string): Promise<OrderDetails | Refusal> {
    return this.#change(session, orderId, { path: `/returns/${encodeURIComponent(returnId)}/withdraw` });
  }

  async voteOnFit(
    session: Session,
    orderId: string,
    vote: Parameters<ForFollowingOrders['voteOnFit']>[2],
  ): Promise<OrderDetails | Refusal> {
    return this.#change(session, orderId, { method: 'PUT', path: '/fit', body: vote });
  }

  /** `path` is that below the order. */
  async #change(
    session: Session,
    orderId: string,
    {
      path: below,
      ...request
    }: {
      readonly method?: 'PUT';
      readonly path: string;
      readonly body?: object;
      readonly idempotencyKey?: string;
    },
  ): Promise<OrderDetails | Refusal> {
    const path = entryPath(ORDERS, orderId);
    if (path === undefined) return { refusal: 'There is no such order.' };
    const call = {
      session,
      method: 'POST',
      path: `${path}${below}`,
      ...request,
      responseSchema: orderResponse,
    } as const;
    const answer = await resultOrRefusal(this.#api.call(call));
    return 'refusal' in answer ? answer : answer.order;
  }
}
