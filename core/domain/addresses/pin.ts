import type { Address } from './Address.ts';

/** A whole PIN code: six digits. */
export const PIN = /^[1-9]\d{5}$/;
/** A country that is not given counts as India. */
const INDIA = /^(india|bharat)?$/i;

/** Returns the PIN code in what was typed, such as `400 050`, without spaces; undefined unless it is whole: six digits. */
export function pinIn(text: string): string | undefined {
  const pin = text.replace(/\s/g, '');
  return PIN.test(pin) ? pin : undefined;
}

export function isInIndia({ country }: Pick<Address, 'country'>): boolean {
  return INDIA.test(country.trim());
}

/** Returns the PIN code of an address; undefined when it is not whole, or the address is not in India. */
export function pinOfAddress(address: Pick<Address, 'country' | 'pincode'>): string | undefined {
  return isInIndia(address) ? pinIn(address.pincode) : undefined;
}
