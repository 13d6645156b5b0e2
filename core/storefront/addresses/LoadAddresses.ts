import type { Address } from '../../domain/addresses/Address.ts';
import type { ForKeepingAddresses } from '../ports/ForKeepingAddresses.ts';
import type { Failure, ReportFailure } from '../session/ReportFailure.ts';

/** The address book as the back-end answered it, or that it could not be had; the present book then stays as it is. */
export type AddressesOutcome = { readonly outcome: 'kept'; readonly addresses: readonly Address[] } | Failure;

export type LoadAddresses = () => Promise<AddressesOutcome>;

export function makeLoadAddresses(addresses: ForKeepingAddresses, reportFailure: ReportFailure): LoadAddresses {
  return async () => {
    try {
      return { outcome: 'kept', addresses: await addresses.addresses() };
    } catch (error) {
      return reportFailure(error);
    }
  };
}
