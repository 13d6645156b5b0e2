import type { AddressDetails } from '../../core/domain/addresses/Address.ts';
import type { ForKeepingAddresses } from '../../core/storefront/ports/account/ForKeepingAddresses.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';

/** The in-memory back-end's address book. */
export function memoryAddresses(backEnd: MemoryBackEnd): ForKeepingAddresses {
  return {
    items: (session) => backEnd.change(session, 'addresses', (book) => book),
    add: (session, details) =>
      backEnd.change(session, 'addresses', (book) => [
        ...book,
        { ...pickDetails(details), key: backEnd.generateId('address'), ...backEnd.timestamps() },
      ]),
    update: (session, addressKey, details) =>
      backEnd.change(session, 'addresses', (book) => {
        const fields = { ...pickDetails(details), updatedAt: backEnd.timestamps().updatedAt };
        return book.map((address) => (address.key === addressKey ? { ...address, ...fields } : address));
      }),
    remove: (session, addressKey) =>
      backEnd.change(session, 'addresses', (book) => book.filter(({ key }) => key !== addressKey)),
  };
}

function pickDetails({ name, street, city, state, country, pincode, phone }: AddressDetails): AddressDetails {
  return { name, street, city, state, country, pincode, phone };
}
