import type { AddressDetails } from './Address.ts';

/** One message per invalid field. */
export type AddressErrors = Partial<Record<keyof AddressDetails, string>>;

export const PHONE_MINIMUM_LENGTH = 8;

const LABELS: Readonly<Record<keyof AddressDetails, string>> = {
  name: 'Name',
  street: 'Street',
  city: 'City',
  state: 'State',
  country: 'Country',
  pincode: 'Pincode',
  phone: 'Phone',
};

export function validateAddress(details: AddressDetails): AddressErrors {
  const errors: AddressErrors = {};
  for (const field of Object.keys(LABELS) as (keyof AddressDetails)[]) {
    if (details[field].trim() === '') errors[field] = `${LABELS[field]} is required`;
  }
  if (errors.phone === undefined && details.phone.trim().length < PHONE_MINIMUM_LENGTH) {
    errors.phone = `Phone must be at least ${PHONE_MINIMUM_LENGTH} characters`;
  }
  return errors;
}
