import type { Session } from '../../../domain/accounts/Session.ts';
import type { Address, AddressDetails } from '../../../domain/addresses/Address.ts';

/**
 * The shopper's address book in the back-end. Each method acts for the given session and resolves with the whole address book
 * after the call. Rejects with {@link SessionRejected} when the session is not valid, and with {@link BackEndFailure} when
 * the call fails.
 */
export type ForKeepingAddresses = {
  items(session: Session): Promise<readonly Address[]>;
  add(session: Session, details: AddressDetails): Promise<readonly Address[]>;
  /** An unknown key changes nothing. */
  update(session: Session, addressKey: string, details: AddressDetails): Promise<readonly Address[]>;
  /** An unknown key changes nothing. */
  remove(session: Session, addressKey: string): Promise<readonly Address[]>;
};
