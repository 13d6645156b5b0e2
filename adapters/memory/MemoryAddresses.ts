import type { Session } from '../../core/domain/accounts/Session.ts';
import type { Address, AddressDetails } from '../../core/domain/addresses/Address.ts';
import type { ForKeepingAddresses } from '../../core/storefront/ports/ForKeepingAddresses.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';

type AddressBook = readonly Address[];

/** The in-memory back-end's address book. */
export class MemoryAddresses implements ForKeepingAddresses {
  readonly #backEnd: MemoryBackEnd;

  constructor(backEnd: MemoryBackEnd) {
    this.#backEnd = backEnd;
  }

  items(session: Session): Promise<AddressBook> {
    return this.#change(session, (book) => book);
  }

  add(session: Session, details: AddressDetails): Promise<AddressBook> {
    return this.#change(session, (book) => {
      const key = this.#backEnd.generateId('address');
      return [...book, { ...pickDetails(details), key, ...this.#backEnd.timestamps() }];
    });
  }

  update(session: Session, addressKey: string, details: AddressDetails): Promise<AddressBook> {
    const { updatedAt } = this.#backEnd.timestamps();
    return this.#change(session, (book) =>
      book.map((each) => (each.key === addressKey ? { ...each, ...pickDetails(details), updatedAt } : each)),
    );
  }

  remove(session: Session, addressKey: string): Promise<AddressBook> {
    return this.#change(session, (book) => book.filter(({ key }) => key !== addressKey));
  }

  #change(session: Session, next: (book: AddressBook) => AddressBook): Promise<AddressBook> {
    return this.#backEnd.perform('addresses', () => {
      const shopper = this.#backEnd.shopperOf(session);
      const addresses = [...next(shopper.addresses)];
      this.#backEnd.register({ ...shopper, addresses });
      return addresses;
    });
  }
}

function pickDetails({ name, street, city, state, country, pincode, phone }: AddressDetails): AddressDetails {
  return { name, street, city, state, country, pincode, phone };
}
