import type { Address, AddressDetails } from '../../domain/addresses/Address.ts';
import { type AddressErrors, validateAddress } from '../../domain/addresses/validateAddress.ts';
import { isolated } from '../../domain/text/isolated.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';

export type AddressPorts = Pick<StorefrontPorts, 'addresses' | 'sessions'> & { readonly callAsShopper: CallAsShopper };

export type SaveAddressOutcome = ListOutcome<Address> | { readonly outcome: 'invalid'; readonly errors: AddressErrors };

/** Adds an address to the address book, or updates the one with the key. Sends nothing while a field is invalid. */
export type SaveAddress = (
  details: AddressDetails,
  key: string | undefined,
  book: ShopperList<Address>,
) => Promise<SaveAddressOutcome>;

export function makeSaveAddress({ addresses, sessions, callAsShopper }: AddressPorts): SaveAddress {
  return async (details, key, book) => {
    const errors = validateAddress(details);
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    return book.update({
      apply: (items) => items,
      send: () =>
        callAsShopper(session, async () =>
          key === undefined
            ? { items: await addresses.add(session, details), message: 'New address added successfully!' }
            : {
                items: await addresses.update(session, key, details),
                message: `${isolated(details.name)}'s address updated successfully!`,
              },
        ),
    });
  };
}
