import type { ForStoringAddresses } from '../../core/backend/ports/ForStoringAddresses.ts';
import type { ShopperRefusal } from '../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../core/backend/ports/TokenClaims.ts';
import type { Address, AddressDetails } from '../../core/domain/addresses/Address.ts';
import type { Timestamp } from '../../core/domain/time/timestamp.ts';
import type { Queries } from './Database.ts';
import { type RowOfShopper, refusalOf } from './refusalOf.ts';

type Addresses = readonly Address[];
type AddressRow = RowOfShopper & Address;
type EmptyRow = RowOfShopper & { readonly key: null };

/** Without addresses, the columns of addresses are null in the one row. */
const ADDRESSES = `select u.token_version as "tokenVersion", a.id as key, a.name, a.street, a.city, a.state, a.country, a.pincode,
  a.phone, a.created_at as "createdAt", a.updated_at as "updatedAt"
from users u left join addresses a on a.user_id = u.id
where u.id = $1
order by a.position, a.id`;

const ADD = `insert into addresses
  (user_id, id, position, name, street, city, state, country, pincode, phone, created_at, updated_at)
select u.id, $3, (select coalesce(max(position), 0) + 1 from addresses where user_id = $1), $4, $5, $6, $7, $8, $9, $10, $11, $12
from users u where u.id = $1 and u.token_version = $2`;

const UPDATE = `update addresses a
set name = $4, street = $5, city = $6, state = $7, country = $8, pincode = $9, phone = $10, updated_at = $11
from users u
where u.id = $1 and u.token_version = $2 and a.user_id = $1 and a.id = $3`;

const REMOVE = `delete from addresses a using users u
where u.id = $1 and u.token_version = $2 and a.user_id = $1 and a.id = $3`;

/** Stores the address books in SQL. */
export class SqlAddresses implements ForStoringAddresses {
  readonly #database: Queries;

  constructor(database: Queries) {
    this.#database = database;
  }

  async addresses(claims: TokenClaims): Promise<Addresses | ShopperRefusal> {
    const rows = await this.#database.query<AddressRow | EmptyRow>(ADDRESSES, [claims.shopperId]);
    return refusalOf(rows, claims) ?? rows.filter((row): row is AddressRow => row.key !== null).map(addressOf);
  }

  async add(claims: TokenClaims, address: Address): Promise<Addresses | ShopperRefusal> {
    const { key, createdAt, updatedAt } = address;
    const values = [claims.shopperId, claims.version, key, ...fieldsOf(address), createdAt, updatedAt];
    await this.#database.query(ADD, values);
    return this.addresses(claims);
  }

  async update(
    claims: TokenClaims,
    addressKey: string,
    details: AddressDetails,
    at: Timestamp,
  ): Promise<Addresses | ShopperRefusal> {
    await this.#database.query(UPDATE, [claims.shopperId, claims.version, addressKey, ...fieldsOf(details), at]);
    return this.addresses(claims);
  }

  async remove(claims: TokenClaims, addressKey: string): Promise<Addresses | ShopperRefusal> {
    await this.#database.query(REMOVE, [claims.shopperId, claims.version, addressKey]);
    return this.addresses(claims);
  }
}

function fieldsOf({ name, street, city, state, country, pincode, phone }: AddressDetails): readonly string[] {
  return [name, street, city, state, country, pincode, phone];
}

function addressOf({ tokenVersion: _, ...address }: AddressRow): Address {
  return address;
}
