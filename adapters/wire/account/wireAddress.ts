import * as v from 'valibot';
import type { Address, AddressDetails } from '../../../core/domain/addresses/Address.ts';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';

const text = v.pipe(v.string(), v.maxLength(TEXT_LIMITS.addressField));

/** The fields that a shopper fills in. */
export const ADDRESS_FIELDS = ['name', 'street', 'city', 'state', 'country', 'pincode', 'phone'] as const;

const wireAddressShape = v.object({
  ...v.entriesFromList(ADDRESS_FIELDS, text),
  _id: v.pipe(v.string(), v.nonEmpty()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

/** An address in the JSON of `/api`. */
export type WireAddress = v.InferOutput<typeof wireAddressShape>;

/** Parses an address into the core's {@link Address}. */
export const wireAddress = v.pipe(
  wireAddressShape,
  v.transform(({ _id, ...rest }): Address => ({ key: _id, ...rest })),
);

/** Returns only the fields that a shopper fills in. */
export function toWireAddressDetails(details: AddressDetails): AddressDetails {
  const { name, street, city, state, country, pincode, phone } = details;
  return { name, street, city, state, country, pincode, phone };
}

/** Converts an address to the JSON of `/api`. */
export function toWireAddress(address: Address): WireAddress {
  const { key, createdAt, updatedAt } = address;
  return { _id: key, ...toWireAddressDetails(address), createdAt, updatedAt };
}

/** The response of every call under /user/address: the whole address book. */
export const addressesResponse = v.object({ addressList: v.array(wireAddress) });
