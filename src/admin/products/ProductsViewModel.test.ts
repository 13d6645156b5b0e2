import { describe, expect, it } from 'vitest';
import { ProductsViewModel } from './ProductsViewModel.ts';
import { openCatalogue } from './testing/openCatalogue.ts';

async function openList(text = '') {
  const catalogue = await openCatalogue();
  const page = new ProductsViewModel(catalogue.parts);
  await page.show(text);
  return { ...catalogue, page };
}

describe('The list of products', () => {
  it('has a row per style, with its sizes, prices and whether it is shown', async () => {
    const { page, backEnd, parts } = await openList();
    await parts.styles.add({ title: 'Raincoat', creator: '@zoya.aftersix' });
    await backEnd.ports.stock.startCounting(['tee-m']);
    await page.reload();
    const facts = page.styles.map(({ title, creator, sizes, price, state }) => [
      ...[title, creator, sizes, price?.text, price?.placeholder, state],
    ]);
    expect(facts).toEqual([
      ['Raincoat', '@zoya.aftersix', '', undefined, undefined, 'No sizes'],
      ['Cap', '@meher.makes', 'M', '199', '₹199', 'Shown'],
      ['Low Tide Tee', '@meher.makes', 'M 0 · L', '', '₹499 – ₹599', 'Partly hidden'],
    ]);
  });

  it('is searched, and ignores the answer to an earlier search', async () => {
    const { page } = await openList('cap');
    expect(page.styles.map(({ id }) => id)).toEqual(['cap']);
    const earlier = page.show('tee');
    const later = page.show('nothing like it');
    await Promise.all([earlier, later]);
    expect([page.status, page.styles]).toEqual(['ready', []]);
  });

  it('is read page by page', async () => {
    const { page, parts } = await openList();
    for (let at = 0; at < 60; at += 1) await parts.styles.add({ title: `Style ${at}`, creator: '@a' });
    await page.reload();
    expect([page.styles.length, page.next === undefined]).toEqual([50, false]);
    await page.more();
    expect([page.styles.length, page.next]).toEqual([62, undefined]);
  });

  it('that cannot be loaded says so, and a page more leaves what is there', async () => {
    const { page, backEnd } = await openList();
    backEnd.loseConnection();
    page.next = 'cap';
    await page.more();
    expect([page.status, page.styles.length]).toEqual(['ready', 2]);
    await page.show('');
    expect(page.status).toBe('failed');
  });

  it('makes a style, but not without a title and a creator', async () => {
    const { page, stored } = await openList();
    expect(await page.add('Raincoat', ' ')).toBeUndefined();
    expect(page.refusal).toBe('A product needs a title and a creator.');
    const id = await page.add(' Raincoat ', '@zoya.aftersix');
    expect((await stored(id)).style.title).toBe('Raincoat');
    expect(page.refusal).toBe('');
  });
});

describe('A change of the chosen products', () => {
  it('is of all sizes of the ticked styles', async () => {
    const { page } = await openList();
    page.tick('tee');
    expect([page.skus, page.areAllTicked]).toEqual([['tee-m', 'tee-l'], false]);
    page.tickAll();
    expect([page.skus.length, page.areAllTicked]).toEqual([3, true]);
    page.tickAll();
    expect(page.skus).toEqual([]);
    page.tick('tee');
    page.tick('tee');
    expect(page.skus).toEqual([]);
  });

  it('is previewed, made and undone', async () => {
    const { page, stored } = await openList();
    const { bulk } = page;
    page.tick('tee');
    bulk.type('−10 %');
    await bulk.show(page.skus);
    expect(bulk.lines).toEqual([
      { sku: 'tee-m', before: '₹499 instead of ₹699', after: '₹449.10 instead of ₹699' },
      { sku: 'tee-l', before: '₹599 instead of ₹699, hidden', after: '₹539.10 instead of ₹699, hidden' },
    ]);
    expect((await stored()).sizes[0]?.price).toBe(49_900);
    await bulk.apply(page.skus);
    expect([bulk.news, bulk.canUndo, bulk.lines]).toEqual(['2 sizes changed.', true, undefined]);
    expect((await stored()).sizes[0]?.price).toBe(44_910);
    await bulk.undo();
    expect([bulk.news, bulk.canUndo]).toEqual(['2 sizes as before.', false]);
    expect((await stored()).sizes[0]?.price).toBe(49_900);
  });

  it('names what is kept when it is undone', async () => {
    const { page, backEnd } = await openList();
    const { bulk } = page;
    page.tick('tee');
    bulk.choose('price');
    bulk.type('500');
    await bulk.apply(page.skus);
    await backEnd.catalogue.changeProduct(backEnd.actor, 'tee-m', { price: 1 }, () => true);
    await bulk.undo();
    expect(bulk.news).toBe('1 size as before. Kept, because they were changed since: tee-m.');
  });

  it('hides and shows', async () => {
    const { page, stored } = await openList();
    const { bulk } = page;
    page.tick('tee');
    bulk.choose('show');
    expect(bulk.needsAmount).toBe(false);
    await bulk.apply(page.skus);
    expect((await stored()).sizes.map(({ hidden }) => hidden)).toEqual([false, false]);
    await bulk.apply(page.skus);
    expect([bulk.news, bulk.canUndo]).toEqual(['Nothing had to change.', false]);
  });

  it.each([
    ['percent', '', 'Type a percentage, such as -10'],
    ['percent', 'ten', 'Type a percentage, such as -10'],
    ['price', '', 'Type a price in rupees, such as 499'],
    ['price', '700', 'tee-m: compareAtPrice is below price'],
  ] as const)('by the %s "%s" is refused', async (kind, amount, refusal) => {
    const { page } = await openList();
    page.tick('tee');
    page.bulk.choose(kind);
    page.bulk.type(amount);
    await page.bulk.show(page.skus);
    expect([page.bulk.refusal, page.bulk.lines, page.bulk.amount]).toEqual([refusal, undefined, amount]);
    page.bulk.type('1');
    expect(page.bulk.refusal).toBe('');
  });
});
