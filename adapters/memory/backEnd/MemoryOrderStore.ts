import type { ForStoringOrders, OrderOfShopper } from '../../../core/backend/ports/ForStoringOrders.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The orders in memory. */
export class MemoryOrderStore implements ForStoringOrders {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async orders(shopperId: string): Promise<readonly Order[]> {
    const own = [...this.#tables.orders.values()].filter((row) => row.shopperId === shopperId);
    return own.map(({ order }) => order).toReversed();
  }

  async paymentOf(orderId: string): Promise<string | undefined> {
    return this.#tables.orders.get(orderId)?.order.paymentId;
  }

  async add(shopperId: string, order: Order): Promise<boolean> {
    const rows = [...this.#tables.orders.values()];
    if (rows.some((row) => row.order.orderId === order.orderId || row.order.paymentId === order.paymentId))
      return false;
    this.#tables.orders.set(order.orderId, { shopperId, order });
    return true;
  }

  async *all(): AsyncIterable<OrderOfShopper> {
    for (const { order, shopperId } of this.#tables.orders.values()) {
      yield { ...order, email: this.#tables.shoppers.get(shopperId)?.email ?? '' };
    }
  }
}
