import type { ForStoringStockAlerts } from '../../../core/backend/ports/ForStoringStockAlerts.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The alerts of shoppers who wait for sold-out products in memory. */
export function memoryStockAlerts({ stockAlerts }: MemoryTables): ForStoringStockAlerts {
  const keyOf = (shopperId: string, sku: string) => `${shopperId} ${sku}`;
  const all = () =>
    [...stockAlerts.values()].toSorted(
      (one, other) => one.createdAt.localeCompare(other.createdAt) || (one.id < other.id ? -1 : 1),
    );
  return {
    alerts: async (shopperId) => all().filter((alert) => alert.shopperId === shopperId),
    awaited: async (skus) => {
      const known = [...stockAlerts.values()].map(({ sku }) => sku);
      return [...new Set(skus)].filter((sku) => known.includes(sku)).toSorted();
    },
    add: async (alert) => {
      const key = keyOf(alert.shopperId, alert.sku);
      if (!stockAlerts.has(key)) stockAlerts.set(key, alert);
    },
    remove: async (shopperId, sku) => {
      stockAlerts.delete(keyOf(shopperId, sku));
    },
    take: async (sku, most) => {
      const taken = all()
        .filter((alert) => alert.sku === sku)
        .slice(0, most);
      for (const { shopperId } of taken) stockAlerts.delete(keyOf(shopperId, sku));
      return taken;
    },
  };
}
