import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { FIRST_SYNONYMS } from '../../domain/catalogue/wider/synonyms.ts';
import { searchedProduct } from '../../domain/styles/collectEntries.ts';
import type { ListedProducts } from '../ports/ForStoringProducts.ts';
import { makeCatalogueCache } from './CatalogueCache.ts';

const { tee, cap } = BackEndFixture;
const GONE = new Error('The database is gone');

/** Two listed products, and how often the store was asked for their version and for them. */
async function caching({ mostProductsInMemory = 100 } = {}) {
  const { ports } = await BackEndFixture.withCart();
  ports.mostProductsInMemory = mostProductsInMemory;
  const version = vi.spyOn(ports.products, 'version');
  const listed = vi.spyOn(ports.products, 'listed');
  const asked = () => [version.mock.calls.length, listed.mock.calls.length];
  const rename = (name: string) => ports.products.import([{ ...tee, name, isListed: true }]);
  const { current, find, findAt } = makeCatalogueCache(ports);
  const products = async () => (await current()).held?.products;
  const nameAt = async (at: number) => (await findAt(at, ['tee'])).get('tee')?.name;
  return { ports, clock: ports.clock, current, products, find, nameAt, asked, version, listed, rename };
}

/** Products that are named after their version. */
const ofVersion = (version: number): ListedProducts => ({
  ...{ version, products: [{ ...tee, name: `of version ${version}` }] },
});

/** Continues after all promises that can be settled now. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('The current products', () => {
  it('are the listed ones in catalogue order', async () => {
    const { ports, current, products } = await caching();
    await ports.products.import([{ ...cap, key: 'hidden', id: 3, isListed: false }]);
    const version = await ports.products.version();
    expect(await current()).toMatchObject({ version, synonyms: FIRST_SYNONYMS, count: 2 });
    expect(await products()).toEqual([tee, cap]);
  });

  it('have the sizes of their style', async () => {
    const { ports, products, find } = await caching();
    await ports.products.import([{ ...cap, key: 'tee-xl', id: 3, style: 'tee', isListed: true }]);
    const all = await products();
    expect(all?.map(({ sizes }) => sizes?.map(({ key }) => key))).toEqual([
      ['tee', 'tee-xl'],
      undefined,
      ['tee', 'tee-xl'],
    ]);
    expect((await find(['tee-xl'])).get('tee-xl')).toBe(all?.[2]);
  });

  it('are found by their keys, without those that are not listed', async () => {
    const { ports, find, asked } = await caching();
    await ports.products.import([{ ...cap, key: 'hidden', id: 3, isListed: false }]);
    expect(await find(['cap', 'hidden', 'unknown', 'cap'])).toEqual(new Map([['cap', cap]]));
    expect(asked()).toEqual([1, 1]);
  });

  it('are returned without asking the store within 2 s, and while their version stands', async () => {
    const { clock, current, asked } = await caching();
    const first = await current();
    clock.advance(1_999);
    expect(await current()).toBe(first);
    expect(asked()).toEqual([1, 1]);
    clock.advance(1);
    expect(await current()).toBe(first);
    expect(asked()).toEqual([2, 1]);
    clock.advance(1_999);
    expect(await current()).toBe(first);
    expect(asked()).toEqual([2, 1]);
  });

  it('show an import after 2 s, also when the clock was set back', async () => {
    const { clock, current, rename, products } = await caching();
    await current();
    await rename('Tee');
    expect(await products()).toEqual([tee, cap]);
    clock.setBack(3_600_000);
    clock.advance(2_000);
    expect(await products()).toEqual([{ ...tee, name: 'Tee' }, cap]);
  });

  it('are read once for many calls at once', async () => {
    const { current, asked } = await caching();
    const all = await Promise.all(Array.from({ length: 20 }, () => current()));
    expect(new Set(all).size).toBe(1);
    expect(asked()).toEqual([1, 1]);
  });

  it('are refused while there are none in memory and the store fails, and read with the next call', async () => {
    const { ports, current, asked, version, listed, products } = await caching();
    version.mockRejectedValueOnce(GONE);
    await expect(current()).rejects.toBe(GONE);
    listed.mockRejectedValueOnce(GONE);
    await expect(current()).rejects.toBe(GONE);
    expect(await products()).toEqual([tee, cap]);
    expect(asked()).toEqual([3, 2]);
    expect(ports.log.entries).toEqual([]);
  });
});

describe('While the store is away, the current products', () => {
  it('are those in memory with their age, and the store is asked every 2 s', async () => {
    const { ports, clock, current, asked, version } = await caching();
    const first = await current();
    version.mockRejectedValue(GONE);
    clock.advance(2_500);
    expect(await current()).toEqual({ ...first, ageMs: 2_500 });
    expect(ports.log.entries).toEqual([{ text: 'The catalogue is answered from memory', cause: GONE }]);
    clock.advance(1_999);
    expect(await current()).toEqual({ ...first, ageMs: 4_499 });
    expect(asked()).toEqual([2, 1]);
    clock.advance(1);
    await current();
    expect(asked()).toEqual([3, 1]);
  });

  it('have the age of the load when their version was never asked for', async () => {
    const { clock, current, nameAt, version, rename } = await caching();
    await rename('Tee');
    clock.advance(60_000);
    await nameAt(2);
    version.mockRejectedValue(GONE);
    clock.advance(2_000);
    expect(await current()).toMatchObject({ ageMs: 2_000 });
  });

  it('are those in memory when an import is noticed and cannot be read', async () => {
    const { clock, current, listed, rename } = await caching();
    const first = await current();
    await rename('Tee');
    listed.mockRejectedValueOnce(GONE);
    clock.advance(2_000);
    expect(await current()).toEqual({ ...first, ageMs: 2_000 });
  });

  it('have no age any more as soon as it is back', async () => {
    const { clock, current, version, rename } = await caching();
    const first = await current();
    version.mockRejectedValueOnce(GONE);
    clock.advance(2_000);
    await current();
    clock.advance(2_000);
    expect(await current()).toBe(first);
    version.mockRejectedValueOnce(GONE);
    clock.advance(2_000);
    await current();
    await rename('Tee');
    clock.advance(2_000);
    const renamed = await current();
    expect(renamed.version).toBe(first.version + 1);
    expect(renamed.held?.products).toEqual([{ ...tee, name: 'Tee' }, cap]);
    expect(renamed).not.toHaveProperty('ageMs');
  });

  it('are those in memory after 500 ms without an answer, at once for later calls, until it answers', async () => {
    const { clock, current, asked, version } = await caching();
    const first = await current();
    let answer = (_version: number) => {};
    const pending = new Promise<number>((resolve) => {
      answer = resolve;
    });
    version.mockReturnValueOnce(pending);
    clock.advance(2_000);
    const answered = vi.fn();
    const waiting = current().then(answered);
    clock.advance(499);
    await settled();
    expect(answered).not.toHaveBeenCalled();
    clock.advance(1);
    await waiting;
    expect(answered).toHaveBeenCalledWith({ ...first, ageMs: 2_000 });
    expect(await current()).toEqual({ ...first, ageMs: 2_500 });
    answer(first.version);
    await settled();
    expect(await current()).toBe(first);
    expect(asked()).toEqual([2, 1]);
  });
});

describe('The products at a version', () => {
  it('are read once for each version, also for many calls at once', async () => {
    const { listed, nameAt } = await caching();
    for (const version of [1, 2]) {
      listed.mockClear().mockResolvedValueOnce(ofVersion(version));
      const names = await Promise.all([version, version, version].map(nameAt));
      expect(new Set(names)).toEqual(new Set([`of version ${version}`]));
      expect(listed).toHaveBeenCalledTimes(1);
    }
  });

  it('are not those of a load that began before this version', async () => {
    const { listed, nameAt } = await caching();
    listed.mockResolvedValueOnce(ofVersion(1)).mockResolvedValueOnce(ofVersion(2));
    expect(await Promise.all([1, 2, 2].map(nameAt))).toEqual(['of version 1', 'of version 2', 'of version 2']);
    expect(listed).toHaveBeenCalledTimes(2);
  });

  it('are those of a backup that was restored, whose version is lower', async () => {
    const { listed, nameAt } = await caching();
    listed.mockResolvedValueOnce(ofVersion(9)).mockResolvedValueOnce(ofVersion(5));
    expect(await nameAt(9)).toBe('of version 9');
    expect(await nameAt(5)).toBe('of version 5');
  });

  it('are those of a backup that is restored after this version was read', async () => {
    const { listed, nameAt } = await caching();
    listed.mockResolvedValue(ofVersion(5));
    expect(await nameAt(9)).toBe('of version 5');
    expect(listed).toHaveBeenCalledTimes(2);
  });

  it('are read again after a failure', async () => {
    const { listed, nameAt } = await caching();
    await nameAt(1);
    listed.mockRejectedValueOnce(GONE);
    await expect(nameAt(2)).rejects.toBe(GONE);
    listed.mockResolvedValueOnce(ofVersion(2));
    expect(await nameAt(2)).toBe('of version 2');
  });

  it('are the current ones, which are not read again', async () => {
    const { clock, listed, nameAt, rename, ports, products } = await caching();
    await rename('Tee');
    expect(await nameAt(await ports.products.version())).toBe('Tee');
    clock.advance(1_000);
    expect(await products()).toEqual([{ ...tee, name: 'Tee' }, cap]);
    expect(listed).toHaveBeenCalledTimes(1);
  });
});

describe('A catalogue with more products than there may be in memory', () => {
  it('stays in the store, and is found by keys and ids', async () => {
    const { ports, current, find, nameAt, rename, listed } = await caching({ mostProductsInMemory: 1 });
    const { held, count, entries, withId } = await current();
    expect([held, count, entries.map(({ key }) => key)]).toEqual([undefined, 2, ['tee', 'cap']]);
    expect(await find(['cap', 'unknown'])).toEqual(new Map([['cap', cap]]));
    expect([await withId(tee.id), await withId(99)]).toEqual([tee, undefined]);
    await rename('Tee');
    expect(await nameAt(await ports.products.version())).toBe('Tee');
    expect(listed).not.toHaveBeenCalled();
  });

  it('is read again after 0.05 ms for each product: 3 s of 60,000', async () => {
    const { ports, clock, current, rename } = await caching({ mostProductsInMemory: 1 });
    const { readListed } = ports.products;
    const others = Array.from({ length: 59_998 }, (_, at) => ({ ...cap, key: `cap-${at}`, id: 10 + at }));
    vi.spyOn(ports.products, 'readListed').mockImplementation(async (read) => {
      await readListed(read);
      read(others.map(searchedProduct));
    });
    const nameOfFirst = async () => (await current()).entries.at(0)?.name;
    expect(await nameOfFirst()).toBe(tee.name.toLowerCase());
    await rename('Tee');
    clock.advance(2_999);
    expect(await nameOfFirst()).toBe(tee.name.toLowerCase());
    expect(await current()).not.toHaveProperty('ageMs');
    clock.advance(1);
    expect(await nameOfFirst()).toBe('tee');
  });
});
