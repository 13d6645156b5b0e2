import type { Address, AddressDetails } from '../../domain/addresses/Address.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { ShopperRefusal } from './Refusal.ts';
import type { TokenClaims } from './TokenClaims.ts';

type Addresses = readonly Address[];

/** The shoppers' address books. Every method resolves with the whole address book after the call, the oldest address first. */
export type ForStoringAddresses = {
  addresses(claims: TokenClaims): Promise<Addresses | ShopperRefusal>;
  add(claims: TokenClaims, address: Address): Promise<Addresses | ShopperRefusal>;
  /** A key that the shopper has no address of changes nothing. */
  update(
    claims: TokenClaims,
    addressKey: string,
    details: AddressDetails,
    at: Timestamp,
  ): Promise<Addresses | ShopperRefusal>;
  /** A key that the shopper has no address of changes nothing. */
  remove(claims: TokenClaims, addressKey: string): Promise<Addresses | ShopperRefusal>;
};
