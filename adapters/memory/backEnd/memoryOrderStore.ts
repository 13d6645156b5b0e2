import type { ForStoringOrders } from '../../../core/backend/ports/ForStoringOrders.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The orders in memory. */
export function memoryOrderStore({ orders, shoppers }: MemoryTables): ForStoringOrders {
  const rows = () => [...orders.values()];
  return {
    orders: async (shopperId) => {
      const own = rows().filter((row) => row.shopperId === shopperId);
      return own.map(({ order }) => order).toReversed();
    },
    paymentOf: async (orderId) => orders.get(orderId)?.order.paymentId,
    add: async (shopperId, order) => {
      const { orderId, paymentId } = order;
      if (orders.has(orderId) || rows().some((row) => row.order.paymentId === paymentId)) return false;
      orders.set(orderId, { shopperId, order });
      return true;
    },
    async *all() {
      for (const { order, shopperId } of orders.values())
        yield { ...order, email: shoppers.get(shopperId)?.email ?? '' };
    },
  };
}
