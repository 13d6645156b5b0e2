import type { Address, AddressDetails } from '../../core/domain/addresses/Address.ts';
import type { ForKeepingAddresses } from '../../core/storefront/ports/ForKeepingAddresses.ts';
import type { CurrentToken, MemoryBackEnd } from './MemoryBackEnd.ts';

type AddressBook = readonly Address[];

/** The in-memory back-end's address book. */
export class MemoryAddresses implements ForKeepingAddresses {
  readonly #backEnd: MemoryBackEnd;
  readonly #token: CurrentToken;

  constructor(backEnd: MemoryBackEnd, token: CurrentToken) {
    this.#backEnd = backEnd;
    this.#token = token;
  }

  addresses(): Promise<AddressBook> {
    return this.#change((book) => book);
  }

  add(details: AddressDetails): Promise<AddressBook> {
    return this.#change((book) => {
      const key = this.#backEnd.mint('address');
      return [...book, { ...detailsOf(details), key, ...this.#backEnd.stamps() }];
    });
  }

  update(addressKey: string, details: AddressDetails): Promise<AddressBook> {
    const { updatedAt } = this.#backEnd.stamps();
    return this.#change((book) =>
      book.map((each) => (each.key === addressKey ? { ...each, ...detailsOf(details), updatedAt } : each)),
    );
  }

  remove(addressKey: string): Promise<AddressBook> {
    return this.#change((book) => book.filter(({ key }) => key !== addressKey));
  }

  #change(next: (book: AddressBook) => AddressBook): Promise<AddressBook> {
    const token = this.#token();
    return this.#backEnd.perform('addresses', () => {
      const shopper = this.#backEnd.shopperOf(token);
      const addresses = [...next(shopper.addresses)];
      this.#backEnd.register({ ...shopper, addresses });
      return addresses;
    });
  }
}

function detailsOf({ name, street, city, state, country, pincode, phone }: AddressDetails): AddressDetails {
  return { name, street, city, state, country, pincode, phone };
}
