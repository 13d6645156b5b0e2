import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import type { SeedProduct } from '../seeds/SeedProduct.ts';
import type { ListName, UserRecord } from './UserRecord.ts';

/** A product in the mock back-end: the fields of the seed with any text, prices in rupees. */
export type MockProduct = {
  readonly [Field in keyof SeedProduct]: SeedProduct[Field] extends string ? string : SeedProduct[Field];
};

/** The mock back-end's products and users. */
export class ShopDatabase {
  products: readonly MockProduct[] = [];
  users: readonly UserRecord[] = [];

  /** Finds a product by its key (`_id`), else by its numeric id. */
  product(keyOrId: string): MockProduct | undefined {
    return this.products.find(({ _id }) => _id === keyOrId) ?? this.products.find(({ id }) => String(id) === keyOrId);
  }

  /** Finds a user by e-mail, ignoring case. */
  user(email: string): UserRecord | undefined {
    return this.users.find((user) => emailKey(user.email) === emailKey(email));
  }

  /** Adds a user with a new e-mail. Lists that are missing are empty. Returns the user. */
  addUser(user: NewUser): UserRecord {
    const added = { cart: [], wishlist: [], addressList: [], orders: [], ...user };
    this.users = [...this.users, added];
    return added;
  }

  updateUser(email: string, changes: Partial<UserRecord>): void {
    const changed = this.user(email);
    this.users = this.users.map((user) => (user === changed ? { ...user, ...changes } : user));
  }

  /** Removes a user, which invalidates the user's tokens. */
  removeUser(email: string): void {
    const removed = this.user(email);
    this.users = this.users.filter((user) => user !== removed);
  }
}

type NewUser = Omit<UserRecord, ListName> & Partial<UserRecord>;
