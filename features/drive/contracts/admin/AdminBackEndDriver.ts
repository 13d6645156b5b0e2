import type { StaffRole } from '../../../../core/domain/staff/StaffRole.ts';
import type { ProductSetup } from '../setups.ts';

export type { StaffCancelReason } from '../../../../core/domain/orders/staffCancelReasons.ts';
export type { StaffRole } from '../../../../core/domain/staff/StaffRole.ts';

/** Some pieces of a product. */
export type Pieces = { readonly product: string; readonly quantity: number };

/** A size of a style; its price in rupees. */
export type SizeSetup = {
  readonly name: string;
  readonly creator?: string;
  readonly size: string;
  readonly price: number;
  /** The price before; 0 for none. */
  readonly was?: number;
  readonly pieces?: string;
  /** `no` for one that is hidden. */
  readonly shown?: string;
};

/** A size as the shop sells it, such as `{ size: 'M', price: '₹499' }`. */
export type SoldSize = { readonly size: string; readonly price: string };

/** What is there before a member of staff opens the admin, and what shoppers, colleagues and time do meanwhile. */
export type AdminBackEndDriver = {
  /** The received calls as `METHOD url body`, the oldest first. */
  readonly calls: readonly string[];
  /** Adds a person who has accepted an invitation, with {@link STAFF_PASSWORD}. */
  hasStaff(name: string, role: StaffRole): void;
  sells(products: readonly ProductSetup[]): void;
  counts(product: string, pieces: number): void;
  /** Adds a paid order of these pieces, delivered to a person of the shopper's name. */
  hasOrder(shopper: string, pieces: readonly Pieces[]): void;
  /** The shopper has got two pieces of a product and asks for the return of some: for money, or for another size. */
  hasReturn(shopper: string, of: { readonly product: string; readonly pieces: number; readonly size?: string }): void;
  /** A colleague receives the shopper's latest return into stock. */
  colleagueReceivesReturn(shopper: string): void;
  /** The shopper is about to pay for one piece, which is held. */
  isPaying(shopper: string, product: string): void;
  /** A colleague does this with the shopper's latest order. */
  colleagueDoes(what: 'packs' | 'ships' | 'delivers' | 'cancels', shopper: string): void;
  /** A colleague receives pieces of a product. */
  colleagueReceives(product: string, pieces: number): void;
  /** A colleague gives a person another role. */
  colleagueGivesRole(name: string, role: StaffRole): void;
  /** A colleague saves another name, or another phone, of the shop. */
  colleagueSets(field: 'name' | 'phone', value: string): void;
  /** A person signs in on another device, which is called so. */
  signsInElsewhere(name: string, device: string): void;
  /** A person has set one-time codes up. */
  hasCodes(name: string): void;
  /** Resolves with the one-time code that an app shows now for a secret. */
  codeOf(secret: string): Promise<string>;
  /** Sends the mails that wait, and resolves with the latest as `name of the shop to recipient`. */
  latestMail(): Promise<string>;
  /** Adds styles with these sizes; rows of the same name are sizes of one style. */
  hasStyles(sizes: readonly SizeSetup[]): void;
  /** A colleague changes a field of a style. */
  colleagueWrites(style: string, field: 'fabric' | 'care' | 'title', text: string): void;
  /** A colleague changes the price of a size, in rupees. */
  colleaguePrices(style: string, size: string, price: number): void;
  /** Resolves with the id of a style. */
  styleOf(name: string): Promise<string>;
  /** Resolves with the sizes of a style that shoppers find, and what they are told of it. */
  soldIn(style: string): Promise<{
    readonly sizes: readonly SoldSize[];
    readonly fabric: string;
    /** The words of its first pictures. */
    readonly pictures: readonly string[];
  }>;
  /** The day at the shop, as screens print it. */
  today(): string;
  /** Lets minutes pass at the shop. */
  pass(minutes: number): void;
  /** Resolves with the number of the shopper's latest order. */
  numberOf(shopper: string): Promise<string>;
  /** Sends the mails that wait, and resolves with the token in the latest invitation to a person. */
  invitationOf(email: string): Promise<string>;
  /** Resolves with whether the shop answers a call with this key. */
  opensWith(secret: string): Promise<boolean>;
};

export const STAFF_PASSWORD = 'a long password';

export function staffEmail(name: string): string {
  return `${name.toLowerCase()}@shop.example`;
}
