import type { Address } from '../../domain/addresses/Address.ts';
import { isolated } from '../../domain/text/isolated.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { AddressPorts } from './SaveAddress.ts';

/** Deletes an address from the address book. */
export type DeleteAddress = (address: Address, book: ShopperList<Address>) => Promise<ListOutcome<Address>>;

export function makeDeleteAddress({ addresses, sessions, callAsShopper }: AddressPorts): DeleteAddress {
  return async ({ key, name }, book) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    return book.update({
      apply: (items) => items,
      send: () =>
        callAsShopper(session, async () => ({
          items: await addresses.remove(session, key),
          message: `${isolated(name)}'s address deleted successfully!`,
        })),
    });
  };
}
