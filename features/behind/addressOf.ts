import type { AddressDetails } from '../../core/domain/addresses/Address.ts';
import type { AddressSetup } from '../drive/contracts/setups.ts';

/** Returns an address, with default values for what the scenario leaves out. */
export function addressOf(setup: AddressSetup): AddressDetails {
  return {
    street: '12 Lake Rd.',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    pincode: '411001',
    phone: '9876543210',
    ...setup,
  };
}
