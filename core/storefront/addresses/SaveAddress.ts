import type { AddressDetails } from '../../domain/addresses/Address.ts';
import { type AddressErrors, validateAddress } from '../../domain/addresses/validateAddress.ts';
import type { ForKeepingAddresses } from '../ports/ForKeepingAddresses.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';
import type { AddressesOutcome } from './LoadAddresses.ts';

export type SaveAddressOutcome = AddressesOutcome | { readonly outcome: 'invalid'; readonly errors: AddressErrors };

/** Adds an address to the book, or updates the one with the given key. Nothing is sent while a field is wrong. */
export type SaveAddress = (details: AddressDetails, key: string | undefined) => Promise<SaveAddressOutcome>;

export function makeSaveAddress(
  book: ForKeepingAddresses,
  notifications: ForNotifyingShopper,
  reportFailure: ReportFailure,
): SaveAddress {
  return async (details, key) => {
    const errors = validateAddress(details);
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    try {
      const addresses = key === undefined ? await book.add(details) : await book.update(key, details);
      notifications.success(
        key === undefined ? 'New address added successfully!' : `${details.name}'s address updated successfully!`,
      );
      return { outcome: 'kept', addresses };
    } catch (error) {
      return reportFailure(error);
    }
  };
}
