import type { Server } from 'miragejs';
import { type MockProduct, ShopDatabase } from './ShopDatabase.ts';
import type { UserRecord } from './UserRecord.ts';

const REGISTERED_AT = '2026-01-05T09:00:00+00:00';

/** Makes these the mock back-end's whole catalogue, in this order; prices in rupees. */
export function seedProducts(server: Server, products: readonly MockProduct[]): void {
  new ShopDatabase(server.db).replaceProducts(products);
}

/** Registers a user whose e-mail nobody has yet; what is left out is empty. */
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

/** Removes a user, so that tokens signed for that e-mail no longer have one. */
export function removeUser(server: Server, email: string): void {
  new ShopDatabase(server.db).removeUser(email);
}
