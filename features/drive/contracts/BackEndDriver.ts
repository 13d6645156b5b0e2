import type { HeldResponses } from '../../behind/HeldResponses.ts';
import type { StaffDriver } from './StaffDriver.ts';
import type { Account, AddressSetup, LineSetup, ProductSetup } from './setups.ts';

/** The areas of the back-end, which can fail separately. */
export type Area = 'catalogue' | 'authentication' | 'cart' | 'wishlist' | 'addresses' | 'orders';

/** No connection, a failure without a reason, a malformed response, or a failure with reasons. */
export type Trouble = 'unreachable' | 'failing' | 'senseless' | { readonly reasons: readonly string[] };

/** What a mailed link is for, as the back-end calls it. */
export type MailedLink = 'reset-password' | 'verify-email';

/** Seeds the back-end and makes it fail. */
export type BackEndDriver = {
  /** The received calls as `METHOD url body`, the oldest first; only for a back-end over HTTP. */
  readonly calls?: readonly string[];
  /** The number of calls without a response, also of those whose response is held; only for a back-end over HTTP. */
  readonly underWay?: number;
  readonly heldResponses: HeldResponses<Area>;
  /** Only for a back-end that keeps stock and orders. */
  readonly staff?: StaffDriver;
  /** Makes these the whole catalogue. */
  sells(products: readonly ProductSetup[]): void;
  /** Seeds the 25 products and the sample shopper of the demo. */
  sellsUsualRange(): void;
  /** Makes one product of the catalogue malformed. */
  spoilsOneProduct(): void;
  /** Adds an account, unless it exists. */
  hasAccount(account: Account): void;
  /** Adds these quantities to the cart and missing products to the catalogue; a negative quantity is subtracted. */
  cartHolds(email: string, lines: readonly LineSetup[]): void;
  wishlistHolds(email: string, products: readonly ProductSetup[]): void;
  addressBookHolds(email: string, addresses: readonly AddressSetup[]): void;
  /** Returns a valid token for a shopper with an account. */
  tokenFor(email: string): string;
  /** Revokes all tokens. */
  endsSessions(): void;
  removesAccount(email: string): void;
  /** Sends the mails that wait, and resolves with the path of the latest link to a shopper; only for a back-end that mails. */
  mailedLink?(email: string, link: MailedLink): Promise<string>;
  fails(area: Area, trouble: Trouble): void;
  heals(): void;
  /** Resolves when the back-end has no more work for this scenario; only for a back-end that other scenarios share. */
  finished?(): Promise<void>;
};
