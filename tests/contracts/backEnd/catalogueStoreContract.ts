import { describe, expect, it } from 'vitest';
import type { StoredStyle } from '../../../core/backend/ports/catalogue/ForStoringStyles.ts';
import { NO_FACTS, picturesOf, type StylePicture } from '../../../core/domain/styles/Style.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { earrings, jacket, minute, stock } from './storeSamples.ts';

const picture = { id: 'front', alt: 'The jacket from the front', image: '/pictures/products/3.jpg' };
const sizeChart = { columns: ['Size', 'Chest'], rows: [['M', '96']] };
const legal = { genericName: 'Coat', netQuantity: '1 piece', manufacturer: 'Tide Mills' };
const texts = { title: 'Raincoat', creator: '@zoya.aftersix', description: '', category: 'clothing', categoryName: '' };
const raincoat: StoredStyle = { ...NO_FACTS, ...texts, id: 'raincoat', sizeChart, pictures: [picture] };
/** Another size of the jacket. */
const large = { ...jacket, key: 'jacket-xl', size: 'XL' };
const { id: _, ...newLarge } = large;

export function describeCatalogueStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores styles`, () => {
    const open = openStores(makeStores);

    it('with all that is known of them, and replaces them', async () => {
      const { styles } = open();
      await styles.save(raincoat);
      await styles.save({ ...raincoat, id: 'scarf', pictures: [] });
      const known = { ...raincoat, fabric: 'Waxed cotton', hsn: '6201', sizeChart: NO_FACTS.sizeChart };
      await styles.save(known);
      expect(await styles.stored(['raincoat', 'unknown'])).toEqual([known]);
    });

    it('whose known facts are listed with their products, at a new version', async () => {
      const { styles, products, catalogue } = open();
      await stock(open());
      const before = await products.listed();
      expect(before.products.map(({ facts }) => facts)).toEqual([undefined, undefined]);
      await styles.save({ ...raincoat, id: jacket.style ?? '', fabric: 'Denim', care: ' ', origin: 'Surat', ...legal });
      await catalogue.replace([]);
      const after = await products.listed();
      expect(after.version).toBeGreaterThan(before.version);
      const facts = { fabric: 'Denim', origin: 'Surat', ...legal, sizeChart };
      expect(after.products).toEqual(
        before.products.map((each) => (each.key === jacket.key ? { ...each, facts } : each)),
      );
    });

    it('whose further pictures are counted with their products', async () => {
      const { styles, products, catalogue } = open();
      await stock(open());
      const [front, detail, more] = [...picturesOf(jacket), { ...picture, id: 'more' }];
      const countAfter = async (pictures: readonly (StylePicture | undefined)[]) => {
        const known = pictures.filter((each) => each !== undefined);
        await styles.save({ ...raincoat, id: jacket.style ?? '', pictures: known });
        await catalogue.replace([]);
        return (await products.listed()).products.map(({ pictureCount }) => pictureCount);
      };
      expect(await countAfter([front, detail])).toEqual([undefined, undefined]);
      expect(await countAfter([front, detail, more])).toEqual([3, undefined]);
      // Of other pictures, which an import has replaced.
      expect(await countAfter([detail, front, more])).toEqual([undefined, undefined]);
    });

    it('and finds those without products first, then those of products, the newest first', async () => {
      const { styles, products } = open();
      await stock(open());
      for (const id of ['raincoat', 'scarf', jacket.style ?? '']) await styles.save({ ...raincoat, id });
      await products.import([newLarge]);
      const all = ['scarf', 'raincoat', earrings.key, jacket.style];
      expect(await styles.find({ text: '', most: 9 })).toEqual(all);
      for (const most of [1, 2, 3]) {
        expect(await styles.find({ text: '', most })).toEqual(all.slice(0, most));
        expect(await styles.find({ text: '', after: all[1], most })).toEqual(all.slice(2, 2 + most));
      }
      expect(await styles.find({ text: '', after: 'scarf', most: 2 })).toEqual(all.slice(1, 3));
      expect(await styles.find({ text: '', after: earrings.key, most: 2 })).toEqual([jacket.style]);
    });

    it.each([
      ['raincoat', ['raincoat']],
      ['zoya.after', ['raincoat']],
      ['jacket-x', [jacket.style]],
      ['second sh', [jacket.style]],
      ['100%', []],
      ['_', []],
    ])('and finds them by a part of a text: %s', async (text, ids) => {
      const { styles, products } = open();
      await products.import([jacket, newLarge, { ...earrings, key: 'earrings' }]);
      await styles.save(raincoat);
      expect(await styles.find({ text, most: 9 })).toEqual(ids);
    });

    it('and finds those of which few pieces of a size are free', async () => {
      const { styles, products, stock: levels } = open();
      await products.import([jacket, newLarge, { ...earrings, key: 'earrings' }]);
      await styles.save(raincoat);
      const move = (sku: string, onHand: number, held: number) => ({
        ...{ sku, kind: 'receive' as const, onHand, held, at: minute(0), actor: 'Ravi' },
      });
      await levels.startCounting([newLarge.key, 'earrings']);
      await levels.move([move(newLarge.key, 3, 2), move('earrings', 4, 0)]);
      const found = (least: number, most: number, text = '') => styles.find({ text, free: [least, most], most: 9 });
      expect(await found(1, 3)).toEqual([jacket.style]);
      expect(await found(0, 0)).toEqual([]);
      expect(await found(0, 9)).toEqual(['earrings', jacket.style]);
      expect(await found(0, 9, 'earrings')).toEqual(['earrings']);
      expect(await styles.find({ text: '', free: [0, 9], after: 'earrings', most: 1 })).toEqual([jacket.style]);
    });

    it('and finds the first of thousands that have a text or few free pieces', async () => {
      const { styles, products, stock: levels } = open();
      const numbers = Array.from({ length: 4_200 }, (_, index) => index + 1);
      const product = (n: number) => ({
        ...earrings,
        key: `tee-${n}`,
        id: n,
        style: `tee-${Math.ceil(n / 2)}`,
      });
      await products.import([...numbers.map(product), { ...jacket, id: 5_000 }]);
      const skus = numbers.map((n) => `tee-${n}`);
      await levels.startCounting(skus);
      const counted = { kind: 'receive' as const, held: 0, at: minute(0), actor: 'Ravi' };
      // The second size of each style has four pieces, and so has the whole first style.
      await levels.move(skus.map((sku, index) => ({ ...counted, sku, onHand: index % 2 === 0 && index > 0 ? 2 : 4 })));
      const pages = [
        await styles.find({ text: 'tee-', most: 2 }),
        await styles.find({ text: 'tee-', free: [1, 3], after: 'tee-2100', most: 2 }),
        await styles.find({ text: '', free: [1, 3], after: 'tee-3', most: 9 }),
        await styles.find({ text: '', free: [4, 4], after: 'tee-2', most: 9 }),
      ];
      expect(pages).toEqual([['tee-2100', 'tee-2099'], ['tee-2099', 'tee-2098'], ['tee-2'], ['tee-1']]);
    });
  });

  describe(`${name} changes single products`, () => {
    const open = openStores(makeStores);

    it('which are found by their styles and SKUs, in catalogue order', async () => {
      const { catalogue } = open();
      await stock(open());
      expect(await catalogue.withSkus([earrings.key, jacket.key, 'none'])).toEqual([jacket, earrings]);
      expect(await catalogue.ofStyles([jacket.style ?? ''])).toEqual([jacket]);
      expect(await catalogue.ofStyles([earrings.key])).toEqual([earrings]);
      expect(await catalogue.ofStyles(['none'])).toEqual([]);
      const owners = await catalogue.keysOf([earrings.id, 4_711, jacket.id]);
      expect([...owners].toSorted()).toEqual(
        [
          [jacket.id, jacket.key],
          [earrings.id, earrings.key],
        ].toSorted(),
      );
      expect([...(await catalogue.keysOf([]))]).toEqual([]);
    });

    it('adds them behind all others, once', async () => {
      const { catalogue, products } = open();
      await stock(open());
      expect(await catalogue.add(newLarge)).toBe(true);
      expect(await products.all()).toEqual([jacket, earrings, { ...large, id: Math.max(jacket.id, earrings.id) + 1 }]);
      const version = await products.version();
      expect(await catalogue.add({ ...newLarge, size: 'S' })).toBe(false);
      expect(await products.version()).toBe(version);
      expect((await catalogue.withSkus([large.key]))[0]).toMatchObject({ size: 'XL' });
    });

    it('adds the first one of all', async () => {
      const { catalogue, products } = open();
      expect(await catalogue.add(newLarge)).toBe(true);
      expect(await products.all()).toEqual([{ ...large, id: 1 }]);
    });

    it('replaces every field but the id, and what shoppers see is of another version', async () => {
      const { catalogue, products } = open();
      await stock(open());
      const version = await products.version();
      const { hsn: _hsn, picture: _picture, ...plain } = jacket;
      const changed = { ...plain, ...{ name: 'Third Shift', isListed: false, style: 'Third', image: '/3.jpg' } };
      await catalogue.replace([
        { ...changed, id: 77 },
        { ...earrings, originalPrice: 99_900 },
      ]);
      expect(await products.all()).toEqual([changed, { ...earrings, originalPrice: 99_900 }]);
      expect(await products.version()).toBeGreaterThan(version);
      expect((await products.listed()).products.map(({ key }) => key)).toEqual([earrings.key]);
    });

    it('and undoes all when a transaction fails', async () => {
      const { transactions, products, styles } = open();
      await stock(open());
      const failed = transactions.within(async (stores) => {
        await stores.catalogue.lock();
        await stores.catalogue.add(newLarge);
        await stores.catalogue.replace([{ ...jacket, name: 'Other' }]);
        await stores.styles.save(raincoat);
        throw new Error('changed my mind');
      });
      await expect(failed).rejects.toThrow('changed my mind');
      expect([await products.all(), await styles.stored(['raincoat'])]).toEqual([[jacket, earrings], []]);
    });

    it('one transaction after the other', async () => {
      const { transactions, catalogue } = open();
      await stock(open());
      const raisePrice = () =>
        transactions.within(async (stores) => {
          await stores.catalogue.lock();
          const [now = jacket] = await stores.catalogue.withSkus([jacket.key]);
          await stores.catalogue.replace([{ ...now, originalPrice: now.originalPrice + 100 }]);
        });
      await Promise.all(Array.from({ length: 8 }, raisePrice));
      expect(await catalogue.withSkus([jacket.key])).toEqual([
        { ...jacket, originalPrice: jacket.originalPrice + 800 },
      ]);
    });

    it('and finds them page by page, the last ones first', async () => {
      const { catalogue, products } = open();
      await stock(open());
      await products.import([{ ...aProduct({ key: 'tee', id: 900 }), isListed: false, style: jacket.style }]);
      const found = async (search: object) =>
        (await catalogue.find({ text: '', most: 9, ...search })).map(({ key }) => key);
      expect(await found({})).toEqual(['tee', earrings.key, jacket.key]);
      expect(await found({ most: 1 })).toEqual(['tee']);
      expect(await found({ after: 'tee', most: 1 })).toEqual([earrings.key]);
      expect(await found({ after: 'none' })).toEqual([]);
      expect(await found({ styleId: jacket.style })).toEqual(['tee', jacket.key]);
      expect(await found({ styleId: jacket.style, text: 'low tide' })).toEqual(['tee']);
      expect(await found({ text: '%' })).toEqual([]);
    });
  });

  describe(`${name} stores changes of many products`, () => {
    const open = openStores(makeStores);

    it('until they are removed', async () => {
      const { bulkChanges } = open();
      const offer = { price: 100, compareAtPrice: null, hidden: false };
      const change = {
        id: 'b-1',
        at: minute(1),
        changes: [{ sku: 'tee', before: offer, after: { ...offer, price: 90 } }],
      };
      await bulkChanges.add(change);
      expect([await bulkChanges.change('b-1'), await bulkChanges.change('b-2')]).toEqual([change, undefined]);
      await bulkChanges.remove('b-1');
      expect(await bulkChanges.change('b-1')).toBeUndefined();
    });
  });
}
