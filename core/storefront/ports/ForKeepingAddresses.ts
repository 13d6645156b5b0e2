import type { Address, AddressDetails } from '../../domain/addresses/Address.ts';

/**
 * The logged-in shopper's address book, kept by the back-end. Every method answers the whole book as it then is; it
 * rejects with {@link SessionRejected} when the session does not count and with {@link BackEndFailure} when the call fails.
 */
export type ForKeepingAddresses = {
  addresses(): Promise<readonly Address[]>;
  add(details: AddressDetails): Promise<readonly Address[]>;
  /** An unknown key changes nothing. */
  update(addressKey: string, details: AddressDetails): Promise<readonly Address[]>;
  /** An unknown key changes nothing. */
  remove(addressKey: string): Promise<readonly Address[]>;
};
