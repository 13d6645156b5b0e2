import { describe, expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { ImportedProduct } from '../ports/ForStoringProducts.ts';
import { makeImportProducts } from './ImportProducts.ts';

const [tee, cap] = [BackEndFixture.tee, BackEndFixture.cap].map((product) => ({ ...product, isListed: true }));

function product(key: string, overrides: Partial<ImportedProduct> = {}): ImportedProduct {
  const { id: _, ...fields } = BackEndFixture.tee;
  return { ...fields, isListed: true, key, ...overrides };
}

/** Imports into a catalogue with the tee (id 1) and the cap (id 2). */
async function importing(...products: readonly ImportedProduct[]) {
  const { ports } = await BackEndFixture.withCart();
  return { outcome: await makeImportProducts(ports)(products), all: await ports.products.all() };
}

describe('Importing products', () => {
  it('adds and replaces', async () => {
    const { outcome, all } = await importing(product('cap'), product('bag'), product('belt', { id: 9 }));
    expect(outcome).toEqual({ outcome: 'imported', added: 2, replaced: 1 });
    const ids = all.map(({ key, id }) => [key, id]);
    expect(ids).toEqual([
      ['tee', 1],
      ['cap', 2],
      ['bag', 10],
      ['belt', 9],
    ]);
  });

  it('tells every fault in the order of the products, and imports nothing', async () => {
    const { outcome, all } = await importing(
      product('bag', { id: 7 }),
      product('', { discountedPrice: -1 }),
      product('bag'),
      product('belt', { id: 7, name: '' }),
    );
    const faults = [
      { index: 1, text: 'key is missing' },
      { index: 1, text: 'discountedPrice is not an amount of 0 or more' },
      { index: 2, text: 'key bag is repeated' },
      { index: 3, text: 'name is missing' },
      { index: 3, text: 'id 7 is repeated' },
    ];
    expect(outcome).toEqual({ faults });
    expect(all).toEqual([tee, cap]);
  });

  it('tells each repetition', async () => {
    const { outcome } = await importing(product('bag'), product('bag'), product('bag'));
    const faults = [1, 2].map((index) => ({ index, text: 'key bag is repeated' }));
    expect(outcome).toEqual({ faults });
  });

  it('does not take a key for an id', async () => {
    const { outcome } = await importing(product('7'), product('bag', { id: 7 }));
    expect(outcome).toMatchObject({ outcome: 'imported' });
  });

  it('tells that an id belongs to another product, and imports nothing', async () => {
    const { outcome, all } = await importing(product('bag'), product('belt', { id: 2 }));
    expect(outcome).toEqual({ faults: [{ index: 1, text: 'id 2 belongs to another product' }] });
    expect(all).toEqual([tee, cap]);
  });

  it('rejects and imports nothing when the products cannot be read', async () => {
    const { ports } = await BackEndFixture.withCart();
    async function* failing() {
      yield product('bag');
      throw new Error('The file cannot be read');
    }
    await expect(makeImportProducts(ports)(failing())).rejects.toThrow('The file cannot be read');
    async function* faulty() {
      yield product('bag', { id: 0.5 });
      yield* failing();
    }
    await expect(makeImportProducts(ports)(faulty())).rejects.toThrow('The file cannot be read');
    expect(await ports.products.all()).toEqual([tee, cap]);
  });
});
