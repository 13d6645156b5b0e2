import type { HeldResponses } from '../backEnd/HeldResponses.ts';
import type { Account, AddressSetup, LineSetup, ProductSetup } from './setups.ts';

/** What the back-end does for the shop. */
export type Area = 'catalogue' | 'authentication' | 'cart' | 'wishlist' | 'addresses';

/** How it goes wrong: no connection, a failure without a reason, an answer that cannot be understood, reasons of its own. */
export type Trouble = 'unreachable' | 'failing' | 'senseless' | { readonly reasons: readonly string[] };

/** Seeds the back-end and makes it fail. */
export type BackEndDriver = {
  /** The calls that have come in, as `METHOD address body`, the oldest first; only where they come over the wire. */
  readonly calls?: readonly string[];
  readonly heldResponses: HeldResponses<Area>;
  /** Makes these the whole catalogue. */
  sells(products: readonly ProductSetup[]): void;
  /** The 25 products and the sample shopper that the shop comes with. */
  sellsUsualRange(): void;
  /** Lets one product of the catalogue make no sense. */
  spoilsOneProduct(): void;
  /** Opens an account, unless there is one. */
  hasAccount(account: Account): void;
  /** Adds these quantities to the cart, negative ones take away; adds what the catalogue lacks to it. */
  cartHolds(email: string, lines: readonly LineSetup[]): void;
  wishlistHolds(email: string, products: readonly ProductSetup[]): void;
  addressBookHolds(email: string, addresses: readonly AddressSetup[]): void;
  /** A token that counts, for a shopper with an account. */
  tokenFor(email: string): string;
  /** Lets no token given so far count any more. */
  endsSessions(): void;
  removesAccount(email: string): void;
  fails(area: Area, trouble: Trouble): void;
  heals(): void;
};
