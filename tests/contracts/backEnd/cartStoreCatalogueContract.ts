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
