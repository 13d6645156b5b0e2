import type { ForStoringAddresses } from '../../../core/backend/ports/ForStoringAddresses.ts';
import type { Address, AddressDetails } from '../../../core/domain/addresses/Address.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The address books in memory. */
export class MemoryAddressStore implements ForStoringAddresses {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async addresses(shopperId: string): Promise<readonly Address[]> {
    return this.#book(shopperId);
  }

  async add(shopperId: string, address: Address): Promise<void> {
    this.#tables.addresses.set(shopperId, [...this.#book(shopperId), address]);
  }

  async update(shopperId: string, addressKey: string, details: AddressDetails, updatedAt: Timestamp): Promise<void> {
    const { name, street, city, state, country, pincode, phone } = details;
    const fields = { name, street, city, state, country, pincode, phone, updatedAt };
    const book = this.#book(shopperId);
    const updated = book.map((address) => (address.key === addressKey ? { ...address, ...fields } : address));
    this.#tables.addresses.set(shopperId, updated);
  }

  async remove(shopperId: string, addressKey: string): Promise<void> {
    const others = this.#book(shopperId).filter(({ key }) => key !== addressKey);
    this.#tables.addresses.set(shopperId, others);
  }

  #book(shopperId: string): readonly Address[] {
    return this.#tables.addresses.get(shopperId) ?? [];
  }
}
