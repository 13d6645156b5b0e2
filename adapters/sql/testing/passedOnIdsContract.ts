import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import type { Database } from '../connection/Database.ts';
import { SqlProducts } from '../SqlProducts.ts';
import { clearDatabase } from './clearDatabase.ts';

const tee = { ...aProduct({ key: 'tee', id: 1 }), isListed: true };
const cap = { ...aProduct({ key: 'cap', id: 2 }), isListed: true };

/** What an import does when a product takes the id that another one had. */
export function describePassedOnIds(name: string, opened: () => Database): void {
  describe(`An id that a product has on ${name}`, () => {
    const stocked = async () => {
      await clearDatabase(opened());
      const products = new SqlProducts(opened());
      await products.import([tee, cap]);
      return products;
    };

    it('passes on to another product when both are imported', async () => {
      const products = await stocked();
      const exchanged = [
        { ...tee, id: 2 },
        { ...cap, id: 1 },
      ];
      expect(await products.import(exchanged)).toEqual({ outcome: 'imported', added: 0, replaced: 2, changed: 2 });
      expect(await products.all()).toEqual(exchanged);
    });

    it('passes on to the next product in 2,500 at once', async () => {
      const products = await stocked();
      const numbered = Array.from({ length: 2_500 }, (_, index) => ({ ...tee, key: `key-${index}`, id: index + 3 }));
      await products.import(numbered);
      const shifted = numbered.map((product, index) => ({ ...product, id: ((index + 1) % 2_500) + 3 }));
      expect(await products.import(shifted)).toEqual({
        outcome: 'imported',
        added: 0,
        replaced: 2_500,
        changed: 2_500,
      });
      expect(await products.all()).toEqual([tee, cap, ...shifted]);
    });

    it('stays with a product that is imported without an id', async () => {
      const products = await stocked();
      const { id: _, ...capWithoutId } = cap;
      expect(await products.import([{ ...tee, id: 2 }, capWithoutId])).toEqual({ outcome: 'id-taken', key: 'tee' });
      expect(await products.import([capWithoutId, { ...tee, id: 2 }])).toEqual({ outcome: 'id-taken', key: 'cap' });
      expect(await products.all()).toEqual([tee, cap]);
    });
  });
}
