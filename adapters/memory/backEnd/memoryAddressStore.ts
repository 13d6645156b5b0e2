import type { ForStoringAddresses } from '../../../core/backend/ports/accounts/ForStoringAddresses.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The address books in memory. */
export function memoryAddressStore({ addresses }: MemoryTables): ForStoringAddresses {
  return {
    addresses: async (shopperId) => addresses.of(shopperId),
    add: async (shopperId, address) => addresses.add(shopperId, address),
    update: async (shopperId, addressKey, details, updatedAt) => {
      const { name, street, city, state, country, pincode, phone } = details;
      const fields = { name, street, city, state, country, pincode, phone, updatedAt };
      addresses.replace(shopperId, (address) => (address.key === addressKey ? { ...address, ...fields } : address));
    },
    remove: async (shopperId, addressKey) => addresses.remove(shopperId, [addressKey]),
  };
}
