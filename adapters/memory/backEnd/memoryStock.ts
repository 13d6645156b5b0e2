import type { ForKeepingStock, Hold } from '../../../core/backend/ports/ForKeepingStock.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The stock in memory. */
export function memoryStock({
  stockLevels,
  stockMovements,
  stockHolds,
  checkouts,
  orders,
}: MemoryTables): ForKeepingStock {
  const levels = async (skus: readonly string[]) => [...stockLevels.values()].filter(({ sku }) => skus.includes(sku));
  const bySku = (one: { readonly sku: string }, other: { readonly sku: string }) => (one.sku < other.sku ? -1 : 1);
  const keyOf = ({ checkoutId, sku }: Hold) => `${checkoutId} ${sku}`;
  const holds = () => [...stockHolds.values()].toSorted(bySku);
  return {
    levels,
    list: async () => [...stockLevels.values()].toSorted(bySku),
    lock: levels,
    startCounting: async (skus) => {
      for (const sku of skus) if (!stockLevels.has(sku)) stockLevels.set(sku, { sku, onHand: 0, held: 0 });
    },
    move: async (movements) => {
      const changed = new Map(stockLevels);
      for (const { sku, onHand, held } of movements) {
        const level = changed.get(sku);
        if (level === undefined) throw new Error(`Stock of ${sku}, which is not counted, was moved`);
        changed.set(sku, { sku, onHand: level.onHand + onHand, held: level.held + held });
      }
      const isBroken = [...changed.values()].some(({ onHand, held }) => held < 0 || held > onHand);
      if (isBroken) throw new Error('A level would not be 0 ≤ held ≤ on hand');
      for (const [sku, level] of changed) stockLevels.set(sku, level);
      for (const movement of movements) stockMovements.set(`${stockMovements.size + 1}`, movement);
    },
    holds: async (checkoutId) => holds().filter((hold) => hold.checkoutId === checkoutId),
    openHolds: async (shopperId) =>
      holds().filter(
        ({ state, checkoutId }) =>
          state === 'held' && checkouts.get(checkoutId)?.shopperId === shopperId && !orders.has(checkoutId),
      ),
    setHolds: async (changed) => {
      for (const hold of changed) stockHolds.set(keyOf(hold), hold);
    },
  };
}
