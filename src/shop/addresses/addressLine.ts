import type { AddressDetails } from '../../../core/domain/addresses/Address.ts';

/** An address on one line, without the name and the phone. */
export function addressLine({ street, city, state, country, pincode }: AddressDetails): string {
  return `${street}, ${city}, ${state}, ${country} ${pincode}`;
}
