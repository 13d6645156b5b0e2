import type { Address } from '../../domain/addresses/Address.ts';
import type { ForKeepingAddresses } from '../ports/ForKeepingAddresses.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';
import type { AddressesOutcome } from './LoadAddresses.ts';

export type DeleteAddress = (address: Address) => Promise<AddressesOutcome>;

export function makeDeleteAddress(
  book: ForKeepingAddresses,
  notifications: ForNotifyingShopper,
  reportFailure: ReportFailure,
): DeleteAddress {
  return async (address) => {
    try {
      const addresses = await book.remove(address.key);
      notifications.success(`${address.name}'s address deleted successfully!`);
      return { outcome: 'kept', addresses };
    } catch (error) {
      return reportFailure(error);
    }
  };
}
