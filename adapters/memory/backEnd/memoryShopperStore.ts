import type { ForStoringShoppers, Shopper } from '../../../core/backend/ports/accounts/ForStoringShoppers.ts';
import { emailKey } from '../../../core/domain/accounts/emailKey.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The shoppers in memory. */
export function memoryShopperStore(tables: MemoryTables): ForStoringShoppers {
  const { shoppers } = tables;
  const find = (email: string) => [...shoppers.values()].find((shopper) => emailKey(shopper.email) === emailKey(email));
  const change = (id: string, changes: Partial<Shopper>) => {
    const shopper = shoppers.get(id);
    if (shopper !== undefined) shoppers.set(id, { ...shopper, ...changes });
  };
  return {
    add: async (shopper) => {
      if (find(shopper.email) !== undefined) return 'email-exists';
      shoppers.set(shopper.id, shopper);
      return 'added';
    },
    withEmail: async (email) => find(email),
    shopper: async (id) => shoppers.get(id),
    removeWithOrders: async (email) => {
      const shopper = find(email);
      if (shopper !== undefined) tables.removeShopper(shopper.id);
      return shopper !== undefined;
    },
    tokenVersion: async (shopperId) => shoppers.get(shopperId)?.tokenVersion,
    setPassword: async (shopperId, passwordHash, updatedAt) => change(shopperId, { passwordHash, updatedAt }),
    markEmailVerified: async (shopperId, emailVerifiedAt) => change(shopperId, { emailVerifiedAt }),
    erase: async (shopperId) => tables.eraseShopper(shopperId),
    endTokens: async (shopperId) =>
      change(shopperId, { tokenVersion: (shoppers.get(shopperId)?.tokenVersion ?? 0) + 1 }),
    lock: async (shopperId) => shoppers.has(shopperId),
  };
}
