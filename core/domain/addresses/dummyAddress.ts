import type { AddressDetails } from './Address.ts';

/** The sample data of the Add Dummy Data button. */
export const dummyAddress: AddressDetails = {
  name: 'Aarav Mehta',
  street: '14, Lake View Road, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560038',
  phone: '+91 98450 12345',
};
