import type { ForStoringCheckouts } from '../../../../core/backend/ports/orders/ForStoringCheckouts.ts';
import { checkoutContents } from '../../../../core/domain/orders/checkoutContents.ts';
import type { Timestamp } from '../../../../core/domain/time/timestamp.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The checkouts in memory. */
export function memoryCheckoutStore({ checkouts, orders }: MemoryTables): ForStoringCheckouts {
  const openSince = (since: Timestamp) =>
    [...checkouts.values()].filter(({ id, createdAt }) => !orders.has(id) && since <= createdAt);
  const openOf = (shopperId: string, since: Timestamp) =>
    openSince(since).filter((each) => each.shopperId === shopperId);
  const ofProviderOrder = (providerOrderId: string) =>
    [...checkouts.values()].find((each) => each.providerOrderId === providerOrderId);
  return {
    add: async (checkout) => void checkouts.set(checkout.id, structuredClone(checkout)),
    setProviderOrder: async (id, providerOrderId) => {
      const checkout = checkouts.get(id);
      if (checkout?.providerOrderId !== undefined) return checkout.providerOrderId;
      if (checkout !== undefined) checkouts.set(id, { ...checkout, providerOrderId });
      return providerOrderId;
    },
    setExpiry: async (id, expiresAt) => {
      const checkout = checkouts.get(id);
      if (checkout !== undefined) checkouts.set(id, { ...checkout, expiresAt });
    },
    lock: async (id) => checkouts.get(id),
    lockOfProviderOrder: async (providerOrderId) => ofProviderOrder(providerOrderId),
    lockAll: async (shopperId) => [...checkouts.values()].filter((each) => each.shopperId === shopperId),
    eraseAddress: async (id, orderAddress) => {
      const checkout = checkouts.get(id);
      if (checkout !== undefined) checkouts.set(id, { ...checkout, draft: { ...checkout.draft, orderAddress } });
    },
    checkout: async (id) => checkouts.get(id),
    ofProviderOrder: async (providerOrderId) => ofProviderOrder(providerOrderId)?.id,
    ofShopper: async (shopperId, id) => {
      const checkout = checkouts.get(id);
      return checkout?.shopperId === shopperId ? checkout : undefined;
    },
    sameOpen: async (asked, since) => {
      const contents = checkoutContents(asked);
      return openOf(asked.shopperId, since).findLast((each) => checkoutContents(each) === contents);
    },
    countOpen: async (shopperId, since) => openOf(shopperId, since).length,
  };
}
