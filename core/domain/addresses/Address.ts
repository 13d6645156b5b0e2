import type { Timestamp } from '../time/timestamp.ts';

/** The fields of a delivery address that a shopper fills in. */
export type AddressDetails = {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly pincode: string;
  readonly phone: string;
};

/** A delivery address in the shopper's address book. */
export type Address = AddressDetails & {
  /** The back-end's own key (`_id`). */
  readonly key: string;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
};
