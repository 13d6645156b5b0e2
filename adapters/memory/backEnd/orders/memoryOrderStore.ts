import type { ForStoringOrders, StoredOrder } from '../../../../core/backend/ports/orders/ForStoringOrders.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The orders in memory. */
export function memoryOrderStore({ orders, orderStates, orderEvents, shoppers }: MemoryTables): ForStoringOrders {
  const rows = () => [...orders.values()];
  const change = (id: string, next: (order: StoredOrder) => StoredOrder) => {
    const order = orders.get(id);
    if (order !== undefined) orders.set(id, next(order));
  };
  return {
    orders: async (shopperId, { after, most = Number.POSITIVE_INFINITY } = { most: Number.POSITIVE_INFINITY }) => {
      const own = rows().filter((row) => row.shopperId === shopperId);
      const older = own.slice(0, after === undefined ? undefined : own.findIndex(({ number }) => number === after));
      return older.toReversed().slice(0, most);
    },
    order: async (id) => orders.get(id),
    withNumber: async (number) => rows().find((row) => row.number === number)?.orderId,
    add: async (order) => {
      const { orderId, paymentId } = order;
      if (orders.has(orderId) || rows().some((row) => row.paymentId === paymentId)) return false;
      orders.set(orderId, { ...structuredClone(order), shipments: [] });
      return true;
    },
    update: async (id, { state, ...changes }) => {
      if (state !== undefined) orderStates.set(id, state);
      change(id, (order) => ({ ...order, ...changes }));
    },
    eraseAddress: async (id, deliveryAddress) => change(id, (order) => ({ ...order, deliveryAddress })),
    addShipment: async (orderId, shipment) =>
      change(orderId, (order) => ({ ...order, shipments: [...order.shipments, shipment] })),
    deliver: async (orderId, at) =>
      change(orderId, (order) => ({
        ...order,
        shipments: order.shipments.map((shipment) => ({ deliveredAt: at, ...shipment })),
      })),
    addEvent: async (orderId, event) => {
      orderEvents.set(orderId, [...(orderEvents.get(orderId) ?? []), event]);
    },
    events: async (orderId) => orderEvents.get(orderId) ?? [],
    async *all() {
      for (const order of orders.values()) yield { ...order, email: shoppers.get(order.shopperId)?.email ?? '' };
    },
  };
}
