import { describe, expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import type { ImportedProduct, StoredProduct } from '../ports/ForStoringProducts.ts';
import { makeImportProducts } from './ImportProducts.ts';

const listed = (of: Product): StoredProduct => ({ ...of, isListed: true });
const [tee, cap] = [listed(BackEndFixture.tee), listed(BackEndFixture.cap)];

function product(key: string, overrides: Partial<ImportedProduct> = {}): ImportedProduct {
  const { id: _, ...fields } = BackEndFixture.tee;
  return { ...fields, isListed: true, key, ...overrides };
}

/** Imports into a catalogue with the tee (id 1) and the cap (id 2). */
async function importing(...products: readonly ImportedProduct[]) {
  const { ports } = await BackEndFixture.withCart();
  return { outcome: await makeImportProducts(ports)(products, 'Ravi'), all: await ports.products.all() };
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
    await expect(makeImportProducts(ports)(failing(), 'Ravi')).rejects.toThrow('The file cannot be read');
    async function* faulty() {
      yield product('bag', { id: 0.5 });
      yield* failing();
    }
    await expect(makeImportProducts(ports)(faulty(), 'Ravi')).rejects.toThrow('The file cannot be read');
    expect(await ports.products.all()).toEqual([tee, cap]);
  });
});

describe('The stock of an import', () => {
  /** Imports the tee with this many pieces, and the cap with none told. */
  async function counting(ports: Awaited<ReturnType<typeof BackEndFixture.withCart>>['ports'], stock: number) {
    return makeImportProducts(ports)([{ ...tee, name: 'High Tide Tee', stock }, cap], 'Ravi');
  }
  const movements = ({ tables }: Awaited<ReturnType<typeof BackEndFixture.withCart>>['ports']) =>
    [...tables.stockMovements.values()].map(({ sku, kind, onHand, actor, reason }) => [
      sku,
      kind,
      onHand,
      actor,
      reason,
    ]);

  it('is counted, with a movement only where it differs; a product without a number stays as it is', async () => {
    const { ports } = await BackEndFixture.withCart();
    await counting(ports, 7);
    await counting(ports, 7);
    await counting(ports, 5);
    expect(await ports.stock.list()).toEqual([{ sku: 'tee', onHand: 5, held: 0 }]);
    expect(movements(ports)).toEqual([
      ['tee', 'count', 7, 'Ravi', 'Import'],
      ['tee', 'count', -2, 'Ravi', 'Import'],
    ]);
  });

  it('of more products than are counted at once is counted', async () => {
    const { ports } = await BackEndFixture.withCart();
    const many = Array.from({ length: 1_001 }, (_, at) => product(`p${at}`, { stock: at }));
    await makeImportProducts(ports)(many, 'Ravi');
    const levels = await ports.stock.list();
    expect([levels.length, levels.filter(({ sku, onHand }) => sku !== `p${onHand}`)]).toEqual([1_001, []]);
  });

  it('starts to be counted at 0, too', async () => {
    const { ports } = await BackEndFixture.withCart();
    await counting(ports, 0);
    expect(await ports.stock.list()).toEqual([{ sku: 'tee', onHand: 0, held: 0 }]);
  });

  it('is never less than what is held for checkouts: nothing is imported then', async () => {
    const fixture = await BackEndFixture.withCart('tee');
    const { ports } = fixture;
    await counting(ports, 7);
    await fixture.startCheckout();
    const [before, version] = [await ports.products.all(), await ports.products.version()];
    const changed = makeImportProducts(ports)([cap, { ...tee, name: 'Low Tide Tee', stock: 0 }], 'Ravi');
    const text = 'tee: 1 piece is held for checkouts, so that 0 on hand are too few';
    expect(await changed).toEqual({ faults: [{ index: 1, text }] });
    expect([await ports.products.all(), await ports.products.version()]).toEqual([before, version]);
    expect(await ports.stock.list()).toEqual([{ sku: 'tee', onHand: 7, held: 1 }]);
  });

  it.each([
    [{ stock: -1 }, 'stock is not a whole number from 0 to 1000000'],
    [{ stock: 1.5 }, 'stock is not a whole number from 0 to 1000000'],
    [{ stock: 1_000_001 }, 'stock is not a whole number from 0 to 1000000'],
    [{ hsn: '61' }, 'hsn is not a code of 4, 6 or 8 digits'],
    [{ hsn: '61091' }, 'hsn is not a code of 4, 6 or 8 digits'],
    [{ hsn: '610910001' }, 'hsn is not a code of 4, 6 or 8 digits'],
    [{ style: '' }, 'style is empty, has spaces around it or more than 512 characters'],
    [{ style: 'tee ' }, 'style is empty, has spaces around it or more than 512 characters'],
    [{ style: 'a'.repeat(513) }, 'style is empty, has spaces around it or more than 512 characters'],
  ])('or another field of the shop that is wrong is a fault: %j', async (wrong, text) => {
    expect((await importing(product('bag', wrong))).outcome).toEqual({ faults: [{ index: 0, text }] });
  });

  it.each(['6109', '610910', '61091000'])(
    'has nothing to do with the HSN code %s, which is kept beside the style',
    async (hsn) => {
      const { all } = await importing(product('bag', { hsn, style: 'a'.repeat(512) }));
      expect(all.at(-1)).toMatchObject({ hsn, style: 'a'.repeat(512) });
    },
  );
});
