import type { AddressDetails } from '../../../core/domain/addresses/Address.ts';

/** A field of the address form, with its autofill and keyboard hints. */
export type AddressField = {
  readonly field: keyof AddressDetails;
  readonly label: string;
  readonly autoComplete: string;
  readonly inputMode?: 'numeric' | 'tel';
  readonly type?: 'tel';
  /** Whether the field takes the form's whole width. */
  readonly isWide?: boolean;
};

/** In the order of the form. */
export const addressFields: readonly AddressField[] = [
  { field: 'name', label: 'Name', autoComplete: 'name', isWide: true },
  { field: 'phone', label: 'Phone', autoComplete: 'tel', inputMode: 'tel', type: 'tel' },
  { field: 'pincode', label: 'Pincode', autoComplete: 'postal-code', inputMode: 'numeric' },
  { field: 'street', label: 'Street', autoComplete: 'street-address', isWide: true },
  { field: 'city', label: 'City', autoComplete: 'address-level2' },
  { field: 'state', label: 'State', autoComplete: 'address-level1' },
  { field: 'country', label: 'Country', autoComplete: 'country-name', isWide: true },
];
