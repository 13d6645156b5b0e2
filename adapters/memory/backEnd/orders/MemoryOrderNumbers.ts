import type { ForNumberingOrders } from '../../../../core/backend/ports/orders/ForNumberingOrders.ts';

/** Sequential numbers of orders: `CR-00000001`, `CR-00000002` … */
export class MemoryOrderNumbers implements ForNumberingOrders {
  #count = 0;

  next(): string {
    this.#count += 1;
    return `CR-${String(this.#count).padStart(8, '0')}`;
  }
}
