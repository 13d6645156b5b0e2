import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { sunEarrings } from '../backEndSamples.ts';
import type { BackEndStoreSubject } from './BackEndStores.ts';
import { callsOf, type StoreCalls } from './callsOf.ts';
import { aLine, earrings, jacket, minute, register, stock } from './storeSamples.ts';

/** What an import of products does to carts. */
export function describeCartStoreCatalogue(open: () => BackEndStoreSubject): void {
  describe('Its lines, when the catalogue changes,', () => {
    let stores: StoreCalls;
    let asha: string;
    beforeEach(async () => {
      stores = callsOf(open());
      await stock(stores);
      asha = await register(stores);
      await stores.carts.add(asha, jacket.key, minute(0));
      await stores.carts.add(asha, earrings.key, minute(0));
    });

    it('have the current price and every other field', async () => {
      const changed = aProduct({ key: jacket.key, id: 1, name: 'Jacket', discountedPrice: 100 });
      await stores.products.import([{ ...changed, isListed: true }]);
      expect(await stores.carts.lines(asha)).toEqual([aLine({}, changed), aLine({}, sunEarrings)]);
    });

    it('are left out while their product is not listed', async () => {
      await stores.carts.step(asha, jacket.key, 1, minute(1));
      await stores.products.import([{ ...jacket, isListed: false }]);
      expect(await stores.carts.lines(asha)).toEqual([aLine({}, sunEarrings)]);
      await stores.products.import([jacket]);
      const both = [aLine({ quantity: 2, updatedAt: minute(1) }), aLine({}, sunEarrings)];
      expect(await stores.carts.lines(asha)).toEqual(both);
    });

    it('have news: another price, and a product that is no longer listed', async () => {
      expect(await stores.carts.news(asha)).toEqual([]);
      await stores.products.import([
        { ...jacket, originalPrice: jacket.discountedPrice + 1, discountedPrice: jacket.discountedPrice + 1 },
        { ...earrings, isListed: false },
      ]);
      const { key, name, discountedPrice: was } = jacket;
      expect(await stores.carts.news(asha)).toEqual([
        { kind: 'repriced', key, name, was, price: was + 1 },
        { kind: 'hidden', key: earrings.key, name: earrings.name },
      ]);
    });

    it('have no news that are accepted, and lose what is no longer listed', async () => {
      const meher = await register(stores, 'meher');
      await stores.carts.add(meher, earrings.key, minute(0));
      const cheaper = { ...jacket, discountedPrice: jacket.discountedPrice - 1 };
      await stores.products.import([cheaper, { ...earrings, isListed: false }]);
      await stores.carts.acceptNews(asha);
      expect(await stores.carts.news(asha)).toEqual([]);
      expect(await stores.carts.news(meher)).toHaveLength(1);
      await stores.products.import([jacket, earrings]);
      expect((await stores.carts.lines(asha)).map(({ key }) => key)).toEqual([jacket.key]);
      expect(await stores.carts.news(asha)).toMatchObject([
        { was: cheaper.discountedPrice, price: jacket.discountedPrice },
      ]);
    });

    it('cannot be added for a product that is not listed', async () => {
      await stores.carts.clear(asha);
      await stores.products.import([{ ...jacket, isListed: false }]);
      expect(await stores.carts.add(asha, jacket.key, minute(1))).toBe('unknown-product');
      await stores.products.import([jacket]);
      expect(await stores.carts.lines(asha)).toEqual([]);
    });

    it('are cleared also when their product is not listed', async () => {
      await stores.products.import([{ ...jacket, isListed: false }]);
      expect(await stores.carts.clear(asha)).toEqual([]);
      await stores.products.import([jacket]);
      expect(await stores.carts.lines(asha)).toEqual([]);
    });
  });
}
