import { beforeAll, describe, expect, it } from 'vitest';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import type { TokenClaims } from '../../../core/backend/ports/TokenClaims.ts';
import { aShopper } from '../../../core/backend/testing/samples.ts';
import { anAddress, aProduct } from '../../../core/domain/testing/samples.ts';
import type { Database } from '../Database.ts';
import { sqlStores } from '../sqlStores.ts';
import { clearDatabase } from './clearDatabase.ts';

const AT = '2026-03-01T09:30:00+00:00';
const claims = { shopperId: 'asha', version: 0 };
const home = anAddress();

type Change = (stores: Stores, claims: TokenClaims) => Promise<unknown>;
const changes: Readonly<Record<string, Change>> = {
  'adds to the cart': ({ carts }, of) => carts.add(of, 'cap', AT),
  'changes a quantity': ({ carts }, of) => carts.step(of, 'tee', 1, AT),
  'removes from the cart': ({ carts }, of) => carts.remove(of, 'tee'),
  'clears the cart': ({ carts }, of) => carts.clear(of),
  'adds to the wishlist': ({ wishlists }, of) => wishlists.add(of, 'cap', AT),
  'removes from the wishlist': ({ wishlists }, of) => wishlists.remove(of, 'tee'),
  'adds an address': ({ addresses }, of) => addresses.add(of, { ...home, key: 'work' }),
  'updates an address': ({ addresses }, of) => addresses.update(of, home.key, { ...home, name: 'Other' }, AT),
  'removes an address': ({ addresses }, of) => addresses.remove(of, home.key),
};

/** What a call with an ended token writes: nothing, also in lists that are not empty. */
export function describeEndedTokens(name: string, database: () => Promise<Database>): void {
  describe(`An ended token on ${name}`, () => {
    let stores: Stores;
    const read = (of: TokenClaims) =>
      Promise.all([stores.carts.lines(of), stores.wishlists.items(of), stores.addresses.addresses(of)]);
    beforeAll(async () => {
      const opened = await database();
      await clearDatabase(opened);
      stores = sqlStores(opened);
      const products = ['tee', 'cap'].map((key, index) => ({ ...aProduct({ key, id: index + 1 }), isListed: true }));
      await stores.products.import(products);
      await stores.shoppers.add(aShopper());
      await stores.carts.add(claims, 'tee', AT);
      await stores.wishlists.add(claims, 'tee', AT);
      await stores.addresses.add(claims, home);
    });

    it.each(Object.entries(changes))('%s of nobody', async (_, change) => {
      const before = await read(claims);
      expect(await change(stores, { ...claims, version: 1 })).toBe('token-invalid');
      expect(await read(claims)).toEqual(before);
    });
  });
}
