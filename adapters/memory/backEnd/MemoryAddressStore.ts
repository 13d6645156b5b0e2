import type { ForStoringAddresses } from '../../../core/backend/ports/ForStoringAddresses.ts';
import type { ShopperRefusal } from '../../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../../core/backend/ports/TokenClaims.ts';
import type { Address, AddressDetails } from '../../../core/domain/addresses/Address.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MemoryTables } from './MemoryTables.ts';

type Addresses = readonly Address[];

/** The address books in memory. */
export class MemoryAddressStore implements ForStoringAddresses {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  addresses(claims: TokenClaims): Promise<Addresses | ShopperRefusal> {
    return this.#change(claims, (book) => book);
  }

  add(claims: TokenClaims, address: Address): Promise<Addresses | ShopperRefusal> {
    return this.#change(claims, (book) => [...book, address]);
  }

  update(
    claims: TokenClaims,
    addressKey: string,
    { name, street, city, state, country, pincode, phone }: AddressDetails,
    updatedAt: Timestamp,
  ): Promise<Addresses | ShopperRefusal> {
    const details = { name, street, city, state, country, pincode, phone };
    return this.#change(claims, (book) =>
      book.map((address) => (address.key === addressKey ? { ...address, ...details, updatedAt } : address)),
    );
  }

  remove(claims: TokenClaims, addressKey: string): Promise<Addresses | ShopperRefusal> {
    return this.#change(claims, (book) => book.filter(({ key }) => key !== addressKey));
  }

  async #change(claims: TokenClaims, next: (book: Addresses) => Addresses): Promise<Addresses | ShopperRefusal> {
    return this.#tables.asShopper(claims, ({ id }) => {
      this.#tables.setLists(id, { addresses: next(this.#tables.listsOf(id).addresses) });
      return this.#tables.listsOf(id).addresses;
    });
  }
}
