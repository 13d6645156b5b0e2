import { describe, expect, it } from 'vitest';
import type { ImportedProduct } from '../../../core/backend/ports/ForStoringProducts.ts';
import { collectEntries, searchedProduct } from '../../../core/domain/styles/collectEntries.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { denimJacket, sunEarrings } from '../backEndSamples.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { earrings, jacket, minute, stock } from './storeSamples.ts';

/** The jacket as it is listed. */
const listedJacket = { ...denimJacket, style: jacket.style };

/** A product of an import without an id. */
function withoutId(key: string): ImportedProduct {
  const { id: _, ...product } = { ...aProduct({ key }), isListed: true };
  return product;
}

export function describeProductStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores products`, () => {
    const open = openStores(makeStores);

    it('starts with none', async () => {
      expect((await open().products.listed()).products).toEqual([]);
      expect(await open().products.all()).toEqual([]);
      expect(await open().products.isEmpty()).toBe(true);
    });

    it('is not empty with a product that is not listed', async () => {
      const { products } = open();
      await products.import([{ ...jacket, isListed: false }]);
      expect(await products.isEmpty()).toBe(false);
    });

    it('reads listed products by their keys or an id, with the others of their style', async () => {
      const { products } = open();
      const sizes = ['m', 'l'].map((size) => ({ ...withoutId(`tee-${size}`), style: 'tee' }));
      const hidden = { ...withoutId('tee-xl'), style: 'tee', isListed: false };
      await products.import([earrings, ...sizes, hidden, jacket]);
      const all = await products.listed();
      const keysOf = async (...wanted: Parameters<typeof products.listedAmong>) => {
        const found = await products.listedAmong(...wanted);
        expect(found.version).toBe(all.version);
        expect(found.products).toEqual(all.products.filter(({ key }) => found.products.some((one) => one.key === key)));
        return found.products.map(({ key }) => key);
      };
      expect(await keysOf({ keys: ['tee-l', earrings.key, 'unknown'] })).toEqual([earrings.key, 'tee-m', 'tee-l']);
      expect(await keysOf({ keys: ['tee-xl'] })).toEqual([]);
      expect(await keysOf({ keys: [] })).toEqual([]);
      const [{ id = 0 } = {}] = all.products.filter(({ key }) => key === 'tee-m');
      expect(await keysOf({ id })).toEqual(['tee-m', 'tee-l']);
      expect(await keysOf({ id: 1_000_000 })).toEqual([]);
      expect(await products.listsMoreThan(3)).toBe(true);
      expect(await products.listsMoreThan(4)).toBe(false);
    });

    it('reads what is compared of all listed products', async () => {
      const { products } = open();
      // More than the adapters read at once.
      const many = Array.from({ length: 2_001 }, (_, at) => withoutId(`cap-${at}`));
      const large = { ...withoutId('tee-l'), style: 'tee', size: 'L', discountedPrice: 30_000 };
      const last = { ...large, key: 'tee-xl', size: 'XL', discountedPrice: 10_000 };
      await products.import([earrings, { ...jacket, isListed: false }, withoutId('tee'), large, ...many, last]);
      const [read, expected] = [collectEntries(), collectEntries()];
      await products.readListed((some) => some.forEach(read.add));
      for (const product of (await products.listed()).products) expected.add(searchedProduct(product));
      const entriesOf = ({ entries }: typeof read) => entries().map((entry) => entry);
      expect(entriesOf(read)).toHaveLength(2_003);
      expect(entriesOf(read)).toEqual(entriesOf(expected));
    });

    it('adds products with every field, in the order of the import', async () => {
      const { products } = open();
      const outcome = await products.import([earrings, jacket]);
      expect(outcome).toEqual({ outcome: 'imported', added: 2, replaced: 0, changed: 0 });
      expect((await products.listed()).products).toEqual([sunEarrings, listedJacket]);
      expect(await products.all()).toEqual([earrings, jacket]);
    });

    it('changes the stock in the same transaction, or nothing at all', async () => {
      const { products, stock: levels } = open();
      const level = { sku: jacket.key, at: minute(0), actor: 'Ravi' };
      await products.import([jacket], async ({ stock: own }) => {
        await own.startCounting([jacket.key]);
        await own.move([{ ...level, kind: 'count', onHand: 7, held: 0 }]);
      });
      const renamed = products.import([{ ...jacket, name: 'Third Shift' }, earrings], async ({ stock: own }) => {
        await own.move([{ ...level, kind: 'count', onHand: 1, held: 0 }]);
        throw new Error('No more');
      });
      await expect(renamed).rejects.toThrow('No more');
      expect([await products.all(), await levels.list()]).toEqual([
        [jacket],
        [{ sku: jacket.key, onHand: 7, held: 0 }],
      ]);
      const version = await products.version();
      await products.import([jacket]);
      expect(await products.version()).toBeGreaterThan(version);
    });

    it('replaces products with the same key in their place, and adds new ones after them', async () => {
      const { products } = open();
      await stock(open());
      const replacement = { ...aProduct({ key: jacket.key, id: 7 }), isListed: true };
      const outcome = await products.import([{ ...withoutId('tee'), id: 8 }, replacement]);
      expect(outcome).toEqual({ outcome: 'imported', added: 1, replaced: 1, changed: 1 });
      expect(await products.all()).toEqual([replacement, earrings, { ...withoutId('tee'), id: 8 }]);
    });

    it('lists only the listed products and keeps the others', async () => {
      const { products } = open();
      await stock(open());
      await products.import([{ ...jacket, isListed: false }]);
      expect((await products.listed()).products).toEqual([sunEarrings]);
      expect(await products.all()).toEqual([{ ...jacket, isListed: false }, earrings]);
      await products.import([jacket]);
      expect((await products.listed()).products).toEqual([listedJacket, sunEarrings]);
    });

    it('counts those of the replaced that were not as they are', async () => {
      const { products } = open();
      await stock(open());
      const importing = async (all: readonly ImportedProduct[]) => {
        let told = {};
        const outcome = await products.import(all, async (_, written) => {
          told = { added: written.added, replaced: written.replaced, changed: written.changed };
        });
        expect(outcome).toEqual({ outcome: 'imported', ...told });
        return told;
      };
      const same = { added: 0, replaced: 2, changed: 0 };
      expect(await importing([jacket, earrings])).toEqual(same);
      expect(await importing([{ ...jacket, hsn: '6109' }, earrings])).toEqual({ ...same, changed: 1 });
      expect(await importing([{ ...jacket, id: 77 }, earrings])).toEqual({ ...same, changed: 1 });
      expect(await importing([withoutId('tee'), { ...earrings, isListed: false }])).toEqual({
        ...{ added: 1, replaced: 1, changed: 1 },
      });
    });

    it('raises the version with each import', async () => {
      const { products } = open();
      const versions = [await products.version()];
      for (const product of [jacket, jacket, earrings]) {
        await products.import([product]);
        versions.push(await products.version(), (await products.listed()).version);
      }
      const [start = 0, ...pairs] = versions;
      expect(pairs[0]).toBeGreaterThan(start);
      expect(pairs[2]).toBeGreaterThan(pairs[1] ?? Number.NaN);
      expect(pairs[4]).toBeGreaterThan(pairs[3] ?? Number.NaN);
      expect([pairs[1], pairs[3], pairs[5]]).toEqual([pairs[0], pairs[2], pairs[4]]);
    });

    it('imports products that come one by one, and nothing when they break off', async () => {
      const { products } = open();
      await stock(open());
      async function* breakingOff() {
        for (let number = 1; number <= 2_500; number += 1) yield withoutId(`key-${number}`);
        throw new Error('The file cannot be read');
      }
      await expect(products.import(breakingOff())).rejects.toThrow('The file cannot be read');
      expect(await products.all()).toEqual([jacket, earrings]);
      async function* two() {
        yield { ...jacket, name: 'Other' };
        yield withoutId('tee');
      }
      expect(await products.import(two())).toEqual({ outcome: 'imported', added: 1, replaced: 1, changed: 1 });
      expect(await products.all()).toEqual([{ ...jacket, name: 'Other' }, earrings, { ...withoutId('tee'), id: 3 }]);
    });

    it('imports nothing of nothing', async () => {
      const { products } = open();
      expect(await products.import([])).toEqual({ outcome: 'imported', added: 0, replaced: 0, changed: 0 });
      expect(await products.all()).toEqual([]);
    });

    describeIds(open);
  });
}

function describeIds(open: ReturnType<typeof openStores>): void {
  const ids = async () => (await open().products.all()).map(({ key, id }) => [key, id]);

  it('gives new products without an id the numbers above the highest', async () => {
    const { products } = open();
    await products.import([withoutId('first')]);
    await products.import([withoutId('second'), { ...jacket, id: 12 }, withoutId('third')]);
    await products.import([withoutId('fourth')]);
    const all = [
      ['first', 1],
      ['second', 13],
      [jacket.key, 12],
      ['third', 14],
      ['fourth', 15],
    ];
    expect(await ids()).toEqual(all);
  });

  it('keeps the id of a product that is replaced without one', async () => {
    const { products } = open();
    await stock(open());
    await products.import([withoutId(earrings.key)]);
    expect(await products.all()).toEqual([jacket, { ...withoutId(earrings.key), id: 2 }]);
  });

  it('names the product whose id another product has, and imports nothing', async () => {
    const { products } = open();
    await stock(open());
    const taken = { ...withoutId('tee'), id: 2 };
    const outcome = await products.import([{ ...jacket, name: 'Other' }, withoutId('cap'), taken]);
    expect(outcome).toEqual({ outcome: 'id-taken', key: 'tee' });
    expect(await products.import([{ ...jacket, id: 2 }])).toEqual({ outcome: 'id-taken', key: jacket.key });
    expect(await products.all()).toEqual([jacket, earrings]);
  });

  it('gives each product an id of its own when many imports add products at once', async () => {
    const { products } = open();
    const keys = Array.from({ length: 8 }, (_, index) => `key-${index}`);
    const outcomes = await Promise.all(keys.map((key) => products.import([withoutId(key)])));
    expect(outcomes).toEqual(keys.map(() => ({ outcome: 'imported', added: 1, replaced: 0, changed: 0 })));
    expect((await ids()).map(([key]) => key).toSorted()).toEqual(keys);
    expect((await ids()).map(([, id]) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('imports 6,000 products in their order', async () => {
    const { products } = open();
    const many = Array.from({ length: 6_000 }, (_, index) => withoutId(`key-${6_000 - index}`));
    expect(await products.import(many)).toEqual({ outcome: 'imported', added: 6_000, replaced: 0, changed: 0 });
    expect(await ids()).toEqual(many.map(({ key }, index) => [key, index + 1]));
  });
}
