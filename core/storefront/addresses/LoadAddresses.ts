import type { Address } from '../../domain/addresses/Address.ts';
import type { ListOutcome } from '../lists/OptimisticUpdate.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';

/** Reads the current shopper's address book. */
export type LoadAddresses = () => Promise<ListOutcome<Address>>;

export type AddressPorts = Pick<StorefrontPorts, 'addresses' | 'sessions'> & { readonly callAsShopper: CallAsShopper };

export function makeLoadAddresses({ addresses, sessions, callAsShopper }: AddressPorts): LoadAddresses {
  return async () => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    return callAsShopper(session, async () => ({ items: await addresses.addresses(session) }));
  };
}
