import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Unavailable } from '../../core/backend/ports/refusals/Unavailable.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { ShopFixture } from './ShopFixture.ts';

let shop: ShopFixture;
beforeEach(async () => {
  shop = await ShopFixture.make();
});
afterEach(() => shop.remove());

describe('The shopkeeper', () => {
  it.each([[[]], [['products']], [['product', 'import']], [['orders', 'delete']]])(
    'reads the usage after %j',
    async (argv) => {
      expect(await shop.run(...argv)).toBe(1);
      expect(shop.warned.join('\n')).toMatch(/Usage: npm run shop -- COMMAND\n {2}products import FILE/);
      expect(shop.printed).toEqual([]);
    },
  );

  it('asks for the usage', async () => {
    expect(await shop.run('--help')).toBe(0);
    expect(shop.printed).toHaveLength(35);
  });

  it.each([
    [['products', 'import'], /^Usage: products import FILE/],
    [['products', 'import', 'a.json', 'b.json'], /^Usage: products import FILE/],
    [['orders', 'list', 'a.json'], /^Usage: orders list/],
    [['products', 'import', 'a.json', '--pictures'], /--pictures/],
    [['products', 'import', 'a.json', '--picture', 'x'], /--picture/],
    [['products', 'import', 'a.xlsx'], /ENOENT|ends in neither/],
    [['products', 'import', '/missing/a.json'], /ENOENT.*\/missing\/a\.json/],
  ])('is told what is wrong with %j', async (argv, text) => {
    expect(await shop.run(...argv)).toBe(1);
    expect(shop.warned).toEqual([expect.stringMatching(text)]);
  });

  it('is told which files can be imported', async () => {
    expect(await shop.run('products', 'import', await shop.write('a.xlsx', ''))).toBe(1);
    expect(shop.warned).toEqual([`${shop.path('a.xlsx')} ends in neither .json nor .csv`]);
  });
});

describe('check', () => {
  it('tells the setup and what is in the database', async () => {
    Object.assign(shop.stores.setup, { payments: 'rzp_test_abc at https://api.razorpay.com' });
    const image = 'https://cdn.example/cap.jpg';
    const cap = { ...aProduct({ key: 'cap', id: 2, image }), isListed: false };
    await shop.stores.products.import([{ ...aProduct(), isListed: true }, cap]);
    expect(await shop.run('check')).toBe(0);
    expect(shop.printed).toEqual([
      'Data folder: data',
      'Database: in memory',
      'Payments: rzp_test_abc at https://api.razorpay.com',
      'Products: 2, listed 1',
    ]);
    expect(shop.warned).toEqual(['Browsers show no pictures of https://cdn.example until IMAGE_HOSTS has it']);
  });

  it('fails when the database cannot be reached', async () => {
    shop.stores.products.all = () => Promise.reject(new Unavailable('The database cannot be reached'));
    expect(await shop.run('check')).toBe(1);
    expect(shop.warned).toEqual(['The shop is not available at the moment. Please try again.']);
  });
});
