import type { ForStoringOrders, OrderOfShopper } from '../../../core/backend/ports/ForStoringOrders.ts';
import type { ShopperRefusal } from '../../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../../core/backend/ports/TokenClaims.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The orders in memory. */
export class MemoryOrderStore implements ForStoringOrders {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async orders(claims: TokenClaims): Promise<readonly Order[] | ShopperRefusal> {
    return this.#tables.asShopper(claims, ({ id }) =>
      this.#tables.orders
        .filter(({ shopperId }) => shopperId === id)
        .map(({ order }) => order)
        .toReversed(),
    );
  }

  async *all(): AsyncIterable<OrderOfShopper> {
    for (const { order, shopperId } of this.#tables.orders) {
      yield { ...order, email: this.#tables.shoppers.get(shopperId)?.email ?? '' };
    }
  }
}
