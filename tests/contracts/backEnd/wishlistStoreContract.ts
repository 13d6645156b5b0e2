import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aWishlistItem } from '../../../core/domain/testing/samples.ts';
import { denimJacket, sunEarrings } from '../backEndSamples.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { callsOf, type StoreCalls } from './callsOf.ts';
import { earrings, jacket, minute, register, stock, tee } from './storeSamples.ts';

const atStart = { createdAt: minute(0), updatedAt: minute(0) };
const jacketItem = aWishlistItem({ ...denimJacket, ...atStart });
const earringsItem = aWishlistItem({ ...sunEarrings, ...atStart });

export function describeWishlistStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores wishlists`, () => {
    const open = openStores(makeStores);

    describe('Its items', () => {
      let stores: StoreCalls;
      let asha: string;
      const add = (key: string, at = minute(0)) => stores.wishlists.add(asha, key, at);
      beforeEach(async () => {
        stores = callsOf(open());
        await stock(stores);
        asha = await register(stores);
      });

      it('keep the order in which they were added, also within a second', async () => {
        expect(await stores.wishlists.items(asha)).toEqual([]);
        expect(await add(earrings.key)).toEqual([earringsItem]);
        expect(await add(jacket.key)).toEqual([earringsItem, jacketItem]);
        expect(await stores.wishlists.items(asha)).toEqual([earringsItem, jacketItem]);
      });

      it('are put before the one that is named, else at the end', async () => {
        await stores.products.import([jacket, earrings, tee]);
        const put = (key: string, before: string) => stores.wishlists.add(asha, key, minute(0), before);
        const keys = async () => (await stores.wishlists.items(asha)).map(({ key }) => key);
        await add(earrings.key);
        await put(jacket.key, earrings.key);
        await put(tee.key, earrings.key);
        expect(await keys()).toEqual([jacket.key, tee.key, earrings.key]);
        await stores.wishlists.remove(asha, jacket.key);
        await put(jacket.key, 'gone');
        expect(await keys()).toEqual([tee.key, earrings.key, jacket.key]);
      });

      it('have a product once, which stays as it is when it is added again', async () => {
        await Promise.all(Array.from({ length: 10 }, () => add(jacket.key)));
        await add(earrings.key);
        expect(await add(jacket.key, minute(1))).toEqual([jacketItem, earringsItem]);
      });

      it('do not change for an unknown product', async () => {
        await add(jacket.key);
        expect(await add('unknown')).toBe('unknown-product');
        expect(await stores.wishlists.remove(asha, 'unknown')).toEqual([jacketItem]);
        expect(await stores.wishlists.remove(asha, earrings.key)).toEqual([jacketItem]);
      });

      it('are removed, and come last when they are added again', async () => {
        await add(jacket.key);
        await add(earrings.key);
        expect(await stores.wishlists.remove(asha, jacket.key)).toEqual([earringsItem]);
        expect(await add(jacket.key)).toEqual([earringsItem, jacketItem]);
      });

      it('have the fields of the current catalogue and are left out while it does not list them', async () => {
        await add(jacket.key);
        await add(earrings.key);
        const changed = aProduct({ key: jacket.key, id: 1, discountedPrice: 100 });
        await stores.products.import([
          { ...changed, isListed: true },
          { ...earrings, isListed: false },
        ]);
        expect(await stores.wishlists.items(asha)).toEqual([{ ...changed, ...atStart }]);
        expect(await add(earrings.key)).toBe('unknown-product');
        await stores.products.import([jacket, earrings]);
        expect(await stores.wishlists.items(asha)).toEqual([jacketItem, earringsItem]);
      });

      it('are those of one shopper', async () => {
        const meher = await register(stores, 'meher');
        await add(jacket.key);
        expect(await stores.wishlists.add(meher, earrings.key, minute(0))).toEqual([earringsItem]);
        expect(await stores.wishlists.remove(meher, jacket.key)).toEqual([earringsItem]);
        expect(await stores.wishlists.items(asha)).toEqual([jacketItem]);
      });
    });
  });
}
