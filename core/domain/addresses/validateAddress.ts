import { ADDRESS_FIELDS, type AddressDetails } from './Address.ts';

/** One message per invalid field. */
export type AddressErrors = Partial<Record<keyof AddressDetails, string>>;

const PHONE_MINIMUM_LENGTH = 8;

export function validateAddress(details: AddressDetails): AddressErrors {
  const errors: AddressErrors = {};
  for (const field of ADDRESS_FIELDS) {
    if (details[field].trim() === '') errors[field] = `${field.charAt(0).toUpperCase()}${field.slice(1)} is required`;
  }
  if (errors.phone === undefined && details.phone.trim().length < PHONE_MINIMUM_LENGTH) {
    errors.phone = `Phone must be at least ${PHONE_MINIMUM_LENGTH} characters`;
  }
  return errors;
}
