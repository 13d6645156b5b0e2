import type { Address } from './Address.ts';

/** Returns what stays of the address of an order when its shopper's account is deleted: State, PIN and country, which tax law needs. */
export function erasedAddress(address: Address): Address {
  return { ...address, name: '', street: '', city: '', phone: '' };
}
