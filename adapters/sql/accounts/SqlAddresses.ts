import type { ForStoringAddresses } from '../../../core/backend/ports/accounts/ForStoringAddresses.ts';
import type { Address, AddressDetails } from '../../../core/domain/addresses/Address.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import { SqlStore } from '../SqlStore.ts';

const ADDRESSES = `select id as key, name, street, city, state, country, pincode, phone, created_at as "createdAt", updated_at as "updatedAt"
from addresses where user_id = $1
order by position, id`;

const ADD = `insert into addresses
  (user_id, id, position, name, street, city, state, country, pincode, phone, created_at, updated_at)
values ($1, $2, (select coalesce(max(position), 0) + 1 from addresses where user_id = $1), $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const UPDATE = `update addresses
set name = $3, street = $4, city = $5, state = $6, country = $7, pincode = $8, phone = $9, updated_at = $10
where user_id = $1 and id = $2`;

const REMOVE = 'delete from addresses where user_id = $1 and id = $2';

/** Stores the address books in SQL. */
export class SqlAddresses extends SqlStore implements ForStoringAddresses {
  addresses(shopperId: string): Promise<readonly Address[]> {
    return this.database.short<Address>(ADDRESSES, [shopperId]);
  }

  async add(shopperId: string, address: Address): Promise<void> {
    const { key, createdAt, updatedAt } = address;
    await this.database.query(ADD, [shopperId, key, ...fieldsOf(address), createdAt, updatedAt]);
  }

  async update(shopperId: string, addressKey: string, details: AddressDetails, at: Timestamp): Promise<void> {
    await this.database.query(UPDATE, [shopperId, addressKey, ...fieldsOf(details), at]);
  }

  async remove(shopperId: string, addressKey: string): Promise<void> {
    await this.database.query(REMOVE, [shopperId, addressKey]);
  }
}

function fieldsOf({ name, street, city, state, country, pincode, phone }: AddressDetails): readonly string[] {
  return [name, street, city, state, country, pincode, phone];
}
