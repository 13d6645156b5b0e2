import type { Order } from '../../core/domain/orders/Order.ts';
import type { ForExchangingOrders, ReceivedOrder } from '../../core/storefront/ports/ForExchangingOrders.ts';
import type { CurrentToken, MemoryBackEnd } from './MemoryBackEnd.ts';

/** The in-memory back-end's own orders. */
export class MemoryServerOrders implements ForExchangingOrders {
  readonly #backEnd: MemoryBackEnd;
  readonly #token: CurrentToken;

  constructor(backEnd: MemoryBackEnd, token: CurrentToken) {
    this.#backEnd = backEnd;
    this.#token = token;
  }

  orders(): Promise<readonly ReceivedOrder[]> {
    const token = this.#token();
    return this.#backEnd.perform('orders', () => [...this.#backEnd.shopperOf(token).orders]);
  }

  send({ orderId }: Order): Promise<readonly ReceivedOrder[]> {
    const token = this.#token();
    return this.#backEnd.perform('orders', () => {
      const shopper = this.#backEnd.shopperOf(token);
      const orders = [...shopper.orders, { key: this.#backEnd.mint('order'), orderId }];
      this.#backEnd.register({ ...shopper, orders });
      return orders;
    });
  }
}
