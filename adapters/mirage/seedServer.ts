import type { Server } from 'miragejs';
import { type MockProduct, ShopDatabase } from './ShopDatabase.ts';
import type { UserRecord } from './UserRecord.ts';

const REGISTERED_AT = '2026-01-05T09:00:00+00:00';

/** Replaces the mock back-end's catalogue with these products, in this order; prices in rupees. */
export function seedProducts(server: Server, products: readonly MockProduct[]): void {
  new ShopDatabase(server.db).replaceProducts(products);
}

/** Adds a user with a new e-mail. Missing fields are empty. */
export function seedUser(server: Server, user: Pick<UserRecord, 'email' | 'password'> & Partial<UserRecord>): void {
  new ShopDatabase(server.db).addUser({
    _id: `user-${user.email}`,
    createdAt: REGISTERED_AT,
    updatedAt: REGISTERED_AT,
    extras: {},
    cart: [],
    wishlist: [],
    addressList: [],
    orders: [],
    ...user,
  });
}

/** Removes a user, which invalidates the user's tokens. */
export function removeUser(server: Server, email: string): void {
  new ShopDatabase(server.db).removeUser(email);
}
