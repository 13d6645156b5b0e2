import { describe, expect, it } from 'vitest';
import { ProductsViewModel } from './ProductsViewModel.ts';
import { openCatalogue } from './testing/openCatalogue.ts';

const TEE = 'Low Tide Tee';

async function openList() {
  const catalogue = await openCatalogue();
  const page = new ProductsViewModel(catalogue.parts);
  await page.show('');
  const row = (title = TEE) => {
    const found = page.styles.find((style) => style.title === title);
    if (found?.price === undefined) throw new Error(`There is no price of ${title}`);
    return { ...found, price: found.price };
  };
  page.toggleSizes('tee');
  const cell = (sku: string) => {
    const found = row().sizePrices?.find(({ key }) => key === sku);
    if (found === undefined) throw new Error(`There is no price of ${sku}`);
    return found;
  };
  const { prices } = page;
  const type = (sku: string, text: string) => prices.type(cell(sku).sizes, text);
  const typeAll = (text: string, title?: string) => prices.type(row(title).price.sizes, text);
  const { backEnd } = catalogue;
  const storedPrices = async () => (await catalogue.stored()).sizes.map(({ price }) => price);
  const elsewhere = (sku: string, change: object) =>
    backEnd.catalogue.changeProduct(backEnd.actor, sku, change, () => true);
  return { ...catalogue, page, prices, row, cell, type, typeAll, storedPrices, elsewhere };
}

describe('A price that is typed into the table', () => {
  it('is that of all sizes of a style, or of one', async () => {
    const { page, row, cell, prices, type, typeAll, storedPrices } = await openList();
    typeAll('450');
    expect([row().price.text, row().price.note, row().price.isChanged]).toEqual(['450', '2 of 2 sizes changed', true]);
    expect(cell('tee-l')).toMatchObject({ size: 'L', text: '450', note: '₹599 → ₹450', isChanged: true });
    type('tee-l', '₹550.50');
    expect([row().price.text, prices.changes]).toEqual(['', 2]);
    await prices.save();
    expect(await storedPrices()).toEqual([45_000, 55_050]);
    expect([prices.changes, prices.news, row().price.placeholder]).toEqual([0, '2 prices saved.', '₹450 – ₹550.50']);
    page.toggleSizes('tee');
    expect(row().sizePrices).toBeUndefined();
  });

  it('is no change when it is the one that is there, or nothing', async () => {
    const { prices, type, typeAll, row } = await openList();
    typeAll('599');
    expect([prices.changes, row().price.note]).toEqual([1, '1 of 2 sizes changed']);
    type('tee-m', '499');
    typeAll('450');
    typeAll('');
    expect([prices.changes, row().price.text]).toEqual([0, '']);
  });

  it('leaves the pieces of its size as they are shown', async () => {
    const { page, backEnd, prices, typeAll, row } = await openList();
    await backEnd.ports.stock.startCounting(['tee-m']);
    await page.reload();
    typeAll('450');
    await prices.save();
    expect(row().sizes).toBe('M 0 · L');
  });

  it('stays while something else is searched', async () => {
    const { page, prices, typeAll, storedPrices } = await openList();
    typeAll('450');
    await page.show('cap');
    expect(prices.changes).toBe(2);
    await prices.save();
    expect(await storedPrices()).toEqual([45_000, 45_000]);
  });

  it.each([
    ['much', 'Type a price in rupees, such as 499'],
    ['4.999', 'Type a price in rupees, such as 499'],
    ['700', 'Above the price before, ₹699'],
  ])('as "%s" is not saved, nor is any other, and it says why', async (text, error) => {
    const { prices, type, cell, row, storedPrices } = await openList();
    type('tee-m', '450');
    type('tee-l', text);
    await prices.save();
    expect([cell('tee-l').error, row().price.error, prices.alert]).toEqual([
      ...[error, error, 'Nothing is saved: look at the marked prices.'],
    ]);
    expect(await storedPrices()).toEqual([49_900, 59_900]);
    type('tee-l', '');
    await prices.save();
    expect([await storedPrices(), prices.alert]).toEqual([[45_000, 59_900], '']);
  });

  it('is discarded', async () => {
    const { prices, typeAll, row } = await openList();
    typeAll('x');
    await prices.save();
    prices.discard();
    expect([prices.changes, prices.alert, row().price.error]).toEqual([0, '', undefined]);
  });
});

describe('A price that somebody else has changed meanwhile', () => {
  it('is not overwritten, but told beside it, until it is saved again', async () => {
    const { prices, typeAll, cell, storedPrices, elsewhere } = await openList();
    typeAll('450');
    await elsewhere('tee-m', { price: 40_000 });
    await prices.save();
    expect(await storedPrices()).toEqual([40_000, 45_000]);
    expect([prices.alert, prices.news, prices.changes]).toEqual([
      'Changed by somebody else: tee-m. Look at the marked prices, then save again.',
      ...['1 price saved.', 1],
    ]);
    expect(cell('tee-m')).toMatchObject({ text: '450', note: '₹400 → ₹450', error: '₹400 by now' });
    await prices.save();
    expect([await storedPrices(), prices.alert]).toEqual([[45_000, 45_000], '']);
  });

  it('tells of another change of the size, too', async () => {
    const { prices, type, cell, row, elsewhere } = await openList();
    type('tee-m', '450');
    await elsewhere('tee-m', { hidden: true });
    await prices.save();
    expect([cell('tee-m').error, row().state]).toEqual(['Somebody else has changed this size', 'Hidden']);
  });
});

describe('Saved prices', () => {
  it('are put back, but not where somebody has changed them since', async () => {
    const { prices, typeAll, storedPrices, elsewhere, row } = await openList();
    typeAll('450');
    await prices.save();
    expect(prices.canUndo).toBe(true);
    await elsewhere('tee-l', { price: 44_000 });
    await prices.undo();
    expect(await storedPrices()).toEqual([49_900, 44_000]);
    expect([prices.news, prices.canUndo, row().price.placeholder]).toEqual([
      '1 price as before. Kept, because they were changed since: tee-l.',
      ...[false, '₹440 – ₹499'],
    ]);
  });

  it('are put back under what is typed since, which can be saved', async () => {
    const { prices, type, storedPrices } = await openList();
    type('tee-m', '450');
    await prices.save();
    type('tee-m', '460');
    await prices.undo();
    await prices.save();
    expect([await storedPrices(), prices.alert]).toEqual([[46_000, 59_900], '']);
  });

  it('without a connection stay typed, and say so; so does undoing', async () => {
    const { backEnd, prices, typeAll, storedPrices } = await openList();
    const UNREACHABLE = 'The shop cannot be reached. Check your connection, then try again.';
    typeAll('450');
    backEnd.loseConnection();
    await prices.save();
    expect([prices.alert, prices.changes, prices.isSaving]).toEqual([`tee-m: ${UNREACHABLE}`, 2, false]);
    backEnd.failure = undefined;
    await prices.save();
    backEnd.loseConnection();
    await prices.undo();
    expect([prices.news, prices.canUndo]).toEqual([UNREACHABLE, true]);
    backEnd.failure = undefined;
    await prices.undo();
    expect(await storedPrices()).toEqual([49_900, 59_900]);
  });

  it('are sent once at a time', async () => {
    const { prices, typeAll } = await openList();
    typeAll('450');
    const [first, second] = [prices.save(), prices.save()];
    expect(prices.isSaving).toBe(true);
    await Promise.all([first, second, prices.undo()]);
    expect(prices.news).toBe('2 prices saved.');
  });
});
