import type { Timestamp } from '../time/timestamp.ts';

/** The fields of a delivery address that a shopper fills in, in their order. */
export const ADDRESS_FIELDS = ['name', 'street', 'city', 'state', 'country', 'pincode', 'phone'] as const;

export type AddressDetails = Readonly<Record<(typeof ADDRESS_FIELDS)[number], string>>;

/** A delivery address in the shopper's address book. */
export type Address = AddressDetails & {
  /** The back-end's own key (`_id`). */
  readonly key: string;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
};
