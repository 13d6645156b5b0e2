import type { ForFindingOrders, FoundOrder } from '../../../../core/backend/ports/orders/ForFindingOrders.ts';
import type { StoredOrder } from '../../../../core/backend/ports/orders/ForStoringOrders.ts';
import { emailKey } from '../../../../core/domain/accounts/emailKey.ts';
import { MOST_COUNTED } from '../../../../core/domain/orders/mostCounted.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** Finds orders in memory. */
export function memoryFoundOrders({ orders, orderStates, shoppers }: MemoryTables): ForFindingOrders {
  const emailOf = ({ shopperId }: StoredOrder) => shoppers.get(shopperId)?.email ?? '';
  const statusOf = ({ orderId, standing }: StoredOrder) => orderStates.get(orderId) ?? standing;
  const newestFirst = () =>
    [...orders.values()].toReversed().toSorted((one, other) => Date.parse(other.paidAt) - Date.parse(one.paidAt));
  const found = (order: StoredOrder): FoundOrder => ({
    ...{ orderId: order.orderId, number: order.number, status: statusOf(order) },
    ...{ name: order.deliveryAddress.name, email: emailOf(order), placedAt: order.paidAt },
    pieces: order.orderedProducts.reduce((sum, { quantity }) => sum + quantity, 0),
    amountPaid: order.amountPaid,
  });
  const hasText = (order: StoredOrder, text: string) => {
    const { name, pincode, phone } = order.deliveryAddress;
    const texts = [`${order.number} ${name} ${pincode}`.toLowerCase(), phone.replace(/\D/g, '')].join(' ');
    return texts.includes(text) || emailKey(emailOf(order)).includes(text);
  };
  return {
    find: async ({ status, text = '', isOldestFirst = false, after, most }) => {
      const all = isOldestFirst ? newestFirst().toReversed() : newestFirst();
      const start = after === undefined ? 0 : all.findIndex(({ number }) => number === after) + 1;
      if (after !== undefined && start === 0) return [];
      const isWanted = (order: StoredOrder) => (status ?? statusOf(order)) === statusOf(order) && hasText(order, text);
      return all.slice(start).filter(isWanted).slice(0, most).map(found);
    },
    count: async () => {
      const counts: Record<string, number> = {};
      for (const order of orders.values())
        counts[statusOf(order)] = Math.min(MOST_COUNTED + 1, (counts[statusOf(order)] ?? 0) + 1);
      return counts;
    },
  };
}
