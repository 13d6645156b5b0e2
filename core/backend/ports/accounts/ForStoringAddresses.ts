import type { Address, AddressDetails } from '../../../domain/addresses/Address.ts';
import type { Timestamp } from '../../../domain/time/timestamp.ts';

/** The shoppers' address books. A key that the shopper has no address of changes nothing. */
export type ForStoringAddresses = {
  /** Resolves with the shopper's addresses, the oldest first. */
  addresses(shopperId: string): Promise<readonly Address[]>;
  add(shopperId: string, address: Address): Promise<void>;
  update(shopperId: string, addressKey: string, details: AddressDetails, at: Timestamp): Promise<void>;
  remove(shopperId: string, addressKey: string): Promise<void>;
};
