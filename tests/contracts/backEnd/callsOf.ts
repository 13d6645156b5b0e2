import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { makeBackEnd, withSharedUseCases } from '../../../core/backend/BackEnd.ts';
import { makeChangeCart } from '../../../core/backend/cart/ChangeCart.ts';
import { makeAcceptCartNews, makeShowCartNews } from '../../../core/backend/cart/ShowCartNews.ts';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import { makeRecordPayment } from '../../../core/backend/testing/recordPayment.ts';
import { makeChangeWishlist } from '../../../core/backend/wishlist/ChangeWishlist.ts';
import type { Address, AddressDetails } from '../../../core/domain/addresses/Address.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';

/** The stores of one database together with the use cases over them, each change at a given time. */
export type StoreCalls = ReturnType<typeof callsOf>;

export function callsOf(stores: Stores) {
  const ports = { ...new MemoryBackEndPorts(), ...stores };
  const parts = withSharedUseCases(ports);
  const at = (time: Timestamp) => ({ ...parts, clock: new MemoryClock(Date.parse(time)) });
  const bookAfter = async (shopperId: string, change: Promise<void>): Promise<readonly Address[]> => {
    await change;
    return stores.addresses.addresses(shopperId);
  };
  return {
    ...stores,
    provider: ports.provider,
    backEnd: makeBackEnd(ports),
    recordPayment: makeRecordPayment(ports),
    carts: {
      lines: parts.showCart,
      add: (shopperId: string, productKey: string, time: Timestamp, quantity?: number, before?: string) =>
        makeChangeCart(at(time))(shopperId, { type: 'add', productKey, quantity, before }),
      step: (shopperId: string, productKey: string, by: 1 | -1, time: Timestamp, idempotencyKey?: string) => {
        const type = by === 1 ? 'increment' : 'decrement';
        return makeChangeCart(at(time))(shopperId, { type, productKey, idempotencyKey });
      },
      remove: (shopperId: string, productKey: string) =>
        makeChangeCart(parts)(shopperId, { type: 'remove', productKey }),
      clear: (shopperId: string) => makeChangeCart(parts)(shopperId, { type: 'clear' }),
      news: makeShowCartNews(parts),
      acceptNews: makeAcceptCartNews(parts),
    },
    wishlists: {
      items: parts.showWishlist,
      add: (shopperId: string, productKey: string, time: Timestamp, before?: string) =>
        makeChangeWishlist(at(time))(shopperId, { type: 'add', productKey, before }),
      remove: (shopperId: string, productKey: string) =>
        makeChangeWishlist(parts)(shopperId, { type: 'remove', productKey }),
    },
    addresses: {
      addresses: (shopperId: string) => stores.addresses.addresses(shopperId),
      add: (shopperId: string, address: Address) => bookAfter(shopperId, stores.addresses.add(shopperId, address)),
      update: (shopperId: string, key: string, details: AddressDetails, time: Timestamp) =>
        bookAfter(shopperId, stores.addresses.update(shopperId, key, details, time)),
      remove: (shopperId: string, key: string) => bookAfter(shopperId, stores.addresses.remove(shopperId, key)),
    },
  };
}
