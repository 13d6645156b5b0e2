import { describe, expect, it } from 'vitest';
import { A_PHOTOGRAPH } from '../../../adapters/memory/backEnd/catalogue/MemoryPictureCutter.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { openCatalogue } from '../products/testing/openCatalogue.ts';
import { StyleViewModel } from './StyleViewModel.ts';

async function openTee() {
  const catalogue = await openCatalogue();
  const page = new StyleViewModel(catalogue.parts);
  await page.open('tee');
  return { ...catalogue, page };
}

describe('The page of a product', () => {
  it('shows what is stored, with nothing to save', async () => {
    const { page } = await openTee();
    expect([page.status, page.title, page.isChanged]).toEqual(['ready', 'Low Tide Tee', false]);
    expect(page.sizes.rows.map(({ sku, draft }) => [sku, draft])).toEqual([
      ['tee-m', { size: 'M', price: '499', compareAtPrice: '699', hidden: false }],
      ['tee-l', { size: 'L', price: '599', compareAtPrice: '699', hidden: true }],
    ]);
  });

  it('is unknown, or could not be loaded', async () => {
    const { page, backEnd, log } = await openTee();
    await page.open('none');
    expect(page.status).toBe('unknown');
    backEnd.loseConnection();
    await page.open('tee');
    expect([page.status, log.entries]).toEqual(['failed', []]);
  });

  it('saves what is changed, and nothing else', async () => {
    const { page, stored, changeElsewhere } = await openTee();
    page.type('fabric', 'Linen');
    page.type('sizeChart', 'Size, Chest\n M,  96\n\n');
    expect(page.isChanged).toBe(true);
    await page.save();
    expect([page.isChanged, page.news, page.refusal]).toEqual([false, 'Saved', '']);
    const { style } = await stored();
    expect(style).toMatchObject({ title: 'Low Tide Tee', fabric: 'Linen' });
    expect(style.sizeChart).toEqual({ columns: ['Size', 'Chest'], rows: [['M', '96']] });
    await changeElsewhere({ care: 'Cold' });
    await page.save();
    expect(page.conflict).toBeUndefined();
  });

  it('keeps what was typed when saving is refused or fails', async () => {
    const { page, backEnd, log } = await openTee();
    page.type('hsn', '1');
    await page.save();
    expect([page.refusal, page.draft.hsn]).toEqual(['hsn is not a code of 4, 6 or 8 digits', '1']);
    backEnd.loseConnection();
    await page.save();
    expect(page.refusal).toBe('The shop cannot be reached. Check your connection, then try again.');
    backEnd.failure = new Error('500');
    await page.save();
    expect([page.refusal, page.draft.hsn]).toEqual(['Something went wrong at the shop. Please try again.', '1']);
    expect(log.entries).toEqual([{ text: 'A call of the catalogue failed', cause: backEnd.failure }]);
    page.discard();
    expect([page.isChanged, page.refusal]).toEqual([false, '']);
  });

  it('keeps what was typed when the session has ended and nobody signs in again, and saves it later', async () => {
    const { page, backEnd, stored, log } = await openTee();
    page.type('fabric', 'Linen');
    page.sizes.rows[0]?.type('price', '450');
    backEnd.failure = new SessionEnded('No session');
    await page.save();
    expect(page.refusal).toBe('Your session has ended. Please sign in again.');
    expect([page.draft.fabric, page.sizes.rows[0]?.draft.price, page.isSaving]).toEqual(['Linen', '450', false]);
    backEnd.failure = undefined;
    await page.save();
    expect([page.refusal, page.isChanged, page.news, log.entries]).toEqual(['', false, 'Saved', []]);
    expect(await stored()).toMatchObject({ style: { fabric: 'Linen' }, sizes: [{ price: 45_000 }, {}] });
  });

  it('has something to lose while a change, a picture or a new size is not saved', async () => {
    const { page } = await openTee();
    const begin: readonly (() => unknown)[] = [
      () => page.type('fabric', 'Linen'),
      () => page.sizes.rows[0]?.type('price', '450'),
      () => page.uploads.choose('back.jpg', A_PHOTOGRAPH),
      () => page.sizes.typeNew('size', 'XL'),
    ];
    expect(page.isUnfinished).toBe(false);
    for (const each of begin) {
      each();
      expect(page.isUnfinished).toBe(true);
      page.discardAll();
      expect(page.isUnfinished).toBe(false);
    }
  });

  it('shows what somebody else has saved meanwhile, and saves nothing over it', async () => {
    const { page, stored, changeElsewhere } = await openTee();
    page.type('fabric', 'Linen');
    await changeElsewhere({ fabric: 'Nylon', care: 'Cold' });
    await page.save();
    expect(page.conflict).toEqual({
      lines: [{ field: 'Fabric', mine: 'Linen', theirs: 'Nylon' }],
      others: ['Care'],
    });
    expect((await stored()).style.fabric).toBe('Nylon');
    page.takeTheirs();
    expect([page.conflict, page.draft.fabric, page.isChanged]).toEqual([undefined, 'Nylon', false]);
  });

  it('keeps mine, and theirs where mine says nothing', async () => {
    const { page, stored, changeElsewhere } = await openTee();
    page.type('fabric', 'Linen');
    await changeElsewhere({ fabric: 'Nylon', care: 'Cold' });
    await page.save();
    await page.keepMine();
    expect((await stored()).style).toMatchObject({ fabric: 'Linen', care: 'Cold' });
    expect([page.conflict, page.isChanged, page.news]).toEqual([undefined, false, 'Saved']);
  });
});

describe('The pictures of a product', () => {
  async function withTwo() {
    const opened = await openTee();
    const { page } = opened;
    page.uploads.choose('back.jpg', A_PHOTOGRAPH);
    page.uploads.describe(1, 'From behind');
    await page.uploads.send(1);
    return opened;
  }
  const alts = ({ draft }: StyleViewModel) => draft.pictures.map(({ alt }) => alt);

  it('are added once they are described, and what was typed stays', async () => {
    const { page, stored } = await openTee();
    page.type('fabric', 'Linen');
    page.uploads.choose('back.jpg', A_PHOTOGRAPH);
    await page.uploads.send(1);
    expect(page.uploads.uploads[0]?.refusal).toBe('Say what the picture shows, for those who do not see it.');
    page.uploads.describe(1, 'From behind');
    await page.uploads.send(1);
    expect([page.uploads.uploads, alts(page)]).toEqual([[], ['Low Tide Tee', 'From behind']]);
    expect([page.draft.fabric, page.isChanged]).toEqual(['Linen', true]);
    expect((await stored()).style).toMatchObject({ fabric: '', pictures: [{}, { alt: 'From behind' }] });
  });

  it('that are refused say why, and can be left out', async () => {
    const { page } = await openTee();
    page.uploads.choose('virus.svg', new TextEncoder().encode('<svg/>'));
    page.uploads.describe(1, 'A drawing');
    await page.uploads.send(1);
    expect(page.uploads.uploads).toMatchObject([{ refusal: 'This is no photograph', part: undefined }]);
    page.uploads.drop(1);
    expect(page.uploads.uploads).toEqual([]);
  });

  it('do not hide that somebody else has changed what was typed', async () => {
    const { page, changeElsewhere } = await openTee();
    page.type('fabric', 'Linen');
    await changeElsewhere({ fabric: 'Nylon' });
    page.uploads.choose('back.jpg', A_PHOTOGRAPH);
    page.uploads.describe(1, 'From behind');
    await page.uploads.send(1);
    expect(page.conflict).toEqual({
      lines: [{ field: 'Fabric', mine: 'Linen', theirs: 'Nylon' }],
      others: ['Pictures'],
    });
  });

  it('are moved and described anew, and saved with the rest', async () => {
    const { page, stored } = await withTwo();
    const [first, second] = page.draft.pictures.map(({ id }) => id);
    page.move(second ?? '', -1);
    expect([alts(page), page.news]).toEqual([['From behind', 'Low Tide Tee'], 'Picture 1 of 2']);
    page.move(second ?? '', -1);
    page.describe(first ?? '', 'From the front');
    await page.save();
    expect((await stored()).style.pictures.map(({ alt }) => alt)).toEqual(['From behind', 'From the front']);
    page.move(second ?? '', 1);
    expect(alts(page)).toEqual(['From the front', 'From behind']);
  });

  it('are taken out, and those that were moved stay moved', async () => {
    const { page, stored } = await withTwo();
    page.uploads.choose('detail.jpg', A_PHOTOGRAPH);
    page.uploads.describe(2, 'A seam');
    await page.uploads.send(2);
    const [, second = { id: '' }, third = { id: '' }] = page.draft.pictures;
    page.move(third.id, -1);
    await page.removePicture(second.id);
    expect(alts(page)).toEqual(['Low Tide Tee', 'A seam']);
    expect((await stored()).style.pictures).toHaveLength(2);
  });
});

describe('The sizes of a product', () => {
  it('are saved with the rest', async () => {
    const { page, stored } = await openTee();
    page.sizes.rows[0]?.type('price', '₹1,299.50');
    page.sizes.rows[0]?.type('compareAtPrice', '');
    page.sizes.rows[1]?.type('hidden', false);
    await page.save();
    expect((await stored()).sizes).toMatchObject([
      { price: 129_950, compareAtPrice: null },
      { price: 59_900, hidden: false },
    ]);
    expect([page.isChanged, page.news]).toEqual([false, 'Saved']);
  });

  it.each([
    ['price', '', 'Type a price in rupees, such as 499'],
    ['price', '1.005', 'Type a price in rupees, such as 499'],
    ['price', '700', 'The price before is below the price'],
    ['compareAtPrice', 'x', 'Type the price before in rupees, such as 699, or nothing'],
    ['size', ' ', 'A size needs a name, such as M'],
  ] as const)('are not saved with the %s "%s"', async (field, text, refusal) => {
    const { page, stored } = await openTee();
    const [row] = page.sizes.rows;
    row?.type(field, text);
    await page.save();
    expect([row?.refusal, row?.draft[field], page.news]).toEqual([refusal, text, '']);
    expect((await stored()).sizes[0]).toMatchObject({ size: 'M', price: 49_900 });
  });

  it('that somebody else has changed offer theirs and mine', async () => {
    const { page, stored, backEnd } = await openTee();
    const elsewhere = (price: number) => backEnd.catalogue.changeProduct(backEnd.actor, 'tee-m', { price }, () => true);
    const [row] = page.sizes.rows;
    await elsewhere(10_000);
    row?.type('price', '300');
    await page.save();
    expect(row?.conflict).toBe('Somebody else has saved: M, ₹100 instead of ₹699.');
    row?.takeTheirs();
    expect([row?.draft.price, row?.isChanged, row?.conflict]).toEqual(['100', false, undefined]);
    await elsewhere(20_000);
    row?.type('price', '300');
    await page.save();
    row?.keepMine();
    await page.save();
    expect((await stored()).sizes[0]?.price).toBe(30_000);
  });

  it('are added, and the next one has the same price', async () => {
    const { page, stored } = await openTee();
    const { sizes } = page;
    await sizes.add();
    expect(sizes.refusal).toBe('A size needs a name, such as M');
    sizes.typeNew('size', 'XL');
    sizes.typeNew('price', '499');
    await sizes.add();
    expect([sizes.added, sizes.refusal]).toEqual([
      { sku: '', size: '', price: '499', compareAtPrice: '', hidden: false },
      '',
    ]);
    expect((await stored()).sizes.map(({ sku }) => sku)).toEqual(['tee-m', 'tee-l', 'low-tide-tee-xl']);
    sizes.typeNew('size', 'S');
    sizes.typeNew('sku', 'cap');
    await sizes.add();
    expect([sizes.refusal, sizes.added.size]).toEqual(['sku: cap belongs to another product', 'S']);
  });
});
