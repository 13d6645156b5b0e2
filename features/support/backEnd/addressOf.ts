import type { AddressDetails } from '../../../core/domain/addresses/Address.ts';
import type { AddressSetup } from '../drivers/setups.ts';

/** An address, completed with what the scenario did not say of it. */
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
