import type { Server } from 'miragejs';
import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import type { SeedProduct } from '../seeds/SeedProduct.ts';
import type { UserRecord } from './UserRecord.ts';

/** A product in the mock back-end: the fields of the seed with any text, prices in rupees. */
export type MockProduct = {
  readonly [Field in keyof SeedProduct]: SeedProduct[Field] extends string ? string : SeedProduct[Field];
};

type Database = Server['db'];
type Collection = NonNullable<Database[string]>;

/** The mock back-end's tables in Mirage's database. Stores and returns copies. */
export class ShopDatabase {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Creates the tables. Call it once for each server. */
  static prepare(database: Database): void {
    database.createCollection('products');
    database.createCollection('users');
  }

  products(): MockProduct[] {
    return [...this.#table('products')].map(withNumericId);
  }

  /** Finds a product by its key (`_id`), else by its numeric id. */
  product(keyOrId: string): MockProduct | undefined {
    const products = this.products();
    return products.find(({ _id }) => _id === keyOrId) ?? products.find(({ id }) => String(id) === keyOrId);
  }

  replaceProducts(products: readonly MockProduct[]): void {
    replaceAll(this.#table('products'), products);
  }

  users(): UserRecord[] {
    return [...this.#table('users')].map(withoutRowId);
  }

  /** Finds a user by e-mail, ignoring case. */
  user(email: string): UserRecord | undefined {
    return this.users().find((user) => emailKey(user.email) === emailKey(email));
  }

  addUser(user: UserRecord): void {
    this.#table('users').insert(user);
  }

  updateUser(email: string, changes: Partial<UserRecord>): void {
    const user = this.user(email);
    if (user !== undefined) this.#table('users').update({ email: user.email }, changes);
  }

  removeUser(email: string): void {
    this.replaceUsers(this.users().filter((user) => emailKey(user.email) !== emailKey(email)));
  }

  replaceUsers(users: readonly UserRecord[]): void {
    replaceAll(this.#table('users'), users);
  }

  #table(name: 'products' | 'users'): Collection {
    const table = this.#database[name];
    if (table === undefined) {
      throw new Error(`The mock back-end has no table ${name}`);
    }
    return table;
  }
}

function replaceAll(table: Collection, rows: readonly object[]): void {
  table.remove();
  for (const row of rows) {
    table.insert(row);
  }
}

/** Mirage stores the `id` of each row as a string. */
function withNumericId(row: Omit<MockProduct, 'id'> & { readonly id: string }): MockProduct {
  return { ...row, id: Number(row.id) };
}

function withoutRowId({ id: _rowId, ...user }: UserRecord & { readonly id: string }): UserRecord {
  return user;
}
