import type { ForStoringCheckouts } from '../../../core/backend/ports/ForStoringCheckouts.ts';
import { checkoutContents } from '../../../core/domain/orders/checkoutContents.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The checkouts in memory. */
export function memoryCheckoutStore({ checkouts, orders }: MemoryTables): ForStoringCheckouts {
  const openSince = (since: Timestamp) =>
    [...checkouts.values()].filter(({ id, createdAt }) => !orders.has(id) && since <= createdAt);
  const openOf = (shopperId: string, since: Timestamp) =>
    openSince(since).filter((each) => each.shopperId === shopperId);
  return {
    add: async (checkout) => void checkouts.set(checkout.id, structuredClone(checkout)),
    lock: async (providerOrderId) => [...checkouts.values()].find((each) => each.providerOrderId === providerOrderId),
    ofShopper: async (shopperId, id) => {
      const checkout = checkouts.get(id);
      return checkout?.shopperId === shopperId ? checkout : undefined;
    },
    sameOpen: async (asked, since) => {
      const contents = checkoutContents(asked);
      return openOf(asked.shopperId, since).findLast((each) => checkoutContents(each) === contents);
    },
    countOpen: async (shopperId, since) => openOf(shopperId, since).length,
    open: async ({ after, before }) =>
      openSince(after)
        .filter(({ createdAt }) => createdAt <= before)
        .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
        .map(({ providerOrderId }) => providerOrderId),
  };
}
