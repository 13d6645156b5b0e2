import * as v from 'valibot';
import type { Order } from '../../core/domain/orders/Order.ts';
import type { ForExchangingOrders, ReceivedOrder } from '../../core/storefront/ports/ForExchangingOrders.ts';
import type { HttpApi } from './HttpApi.ts';
import { toWireOrder, wireReceivedOrder } from './wire/wireOrder.ts';

const ORDERS = '/user/orders';
const answer = v.object({ orders: v.array(wireReceivedOrder) });

/** The back-end's own orders behind `/api/user/orders`. */
export class HttpServerOrders implements ForExchangingOrders {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async orders(): Promise<readonly ReceivedOrder[]> {
    return (await this.#api.call({ method: 'GET', path: ORDERS, isProtected: true, answer })).orders;
  }

  async send(order: Order): Promise<readonly ReceivedOrder[]> {
    const body = { order: toWireOrder(order) };
    return (await this.#api.call({ method: 'POST', path: ORDERS, body, isProtected: true, answer })).orders;
  }
}
