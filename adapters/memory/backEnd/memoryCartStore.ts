import { type ForStoringCarts, KEPT_KEYS } from '../../../core/backend/ports/ForStoringCarts.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The carts in memory. */
export function memoryCartStore(tables: MemoryTables): ForStoringCarts {
  const { carts, cartKeys } = tables;
  const lines = (shopperId: string) => carts.of(shopperId).map(({ price: _, ...line }) => line);
  return {
    lines: async (shopperId) => ({ lines: lines(shopperId), catalogueVersion: tables.version }),
    lock: async (shopperId) => lines(shopperId),
    add: async (shopperId, line, before) => carts.add(shopperId, line, before),
    pricedLines: async (shopperId) =>
      carts.of(shopperId).flatMap(({ key, price: priceWhenAdded }) => {
        const product = tables.products.get(key);
        if (product === undefined) return [];
        const { name, isListed, discountedPrice: price } = product;
        return [{ ...{ key, name, isListed, price }, ...(priceWhenAdded !== undefined && { priceWhenAdded }) }];
      }),
    setPrices: async (shopperId, lines) => {
      const prices = new Map(lines.map(({ key, price }) => [key, price]));
      carts.replace(shopperId, (line) => {
        const price = prices.get(line.key);
        return price === undefined ? line : { ...line, price };
      });
    },
    step: async (shopperId, { key, by, least, most, at, idempotencyKey }) => {
      const keys = cartKeys.get(shopperId) ?? [];
      if (idempotencyKey !== undefined && keys.includes(idempotencyKey)) return;
      if (idempotencyKey !== undefined) cartKeys.set(shopperId, [idempotencyKey, ...keys].slice(0, KEPT_KEYS));
      carts.replace(shopperId, (line) => {
        const quantity = line.quantity + by;
        return line.key === key && least <= quantity && quantity <= most ? { ...line, quantity, updatedAt: at } : line;
      });
    },
    setQuantities: async (shopperId, lines) => {
      const quantities = new Map(lines.map(({ key, quantity }) => [key, quantity]));
      carts.replace(shopperId, (line) => ({ ...line, quantity: quantities.get(line.key) ?? line.quantity }));
    },
    remove: async (shopperId, keys = carts.of(shopperId).map(({ key }) => key)) => carts.remove(shopperId, keys),
  };
}
