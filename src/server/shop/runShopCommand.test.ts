import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Unavailable } from '../../../core/backend/ports/Unavailable.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { ShopFixture } from './testing/ShopFixture.ts';

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
    expect(shop.printed).toHaveLength(27);
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
  it('tells the configuration, without secrets, and what is in the database', async () => {
    const provider = {
      ...{ keyId: 'rzp_test_abc', keySecret: 'key secret', webhookSecret: 'webhook secret' },
      apiUrl: 'https://api.razorpay.com',
    };
    const databaseUrl = 'postgresql://shop:password@db.example:5432/shop';
    shop.configuration = { ...shop.configuration, provider, databaseUrl };
    const image = 'https://cdn.example/cap.jpg';
    const cap = { ...aProduct({ key: 'cap', id: 2, image }), isListed: false };
    await shop.stores.products.import([{ ...aProduct(), isListed: true }, cap]);
    expect(await shop.run('check')).toBe(0);
    expect(shop.printed).toEqual([
      `Data folder: ${shop.path('data')}`,
      'Database: PostgreSQL, database shop, at db.example:5432',
      'Payments: rzp_test_abc at https://api.razorpay.com',
      'Products: 2, listed 1',
    ]);
    expect(shop.warned).toEqual(['Browsers show no pictures of https://cdn.example until IMAGE_HOSTS has it']);
  });

  it('names what stands in without configuration', async () => {
    expect(await shop.run('check')).toBe(0);
    shop.configuration = { ...shop.configuration, payments: 'simulated' };
    expect(await shop.run('check')).toBe(0);
    const place = 'Database: embedded, in the data folder';
    expect(shop.printed.slice(1, 3)).toEqual([place, 'Payments: not configured']);
    expect(shop.printed.slice(5, 7)).toEqual([place, 'Payments: simulated, no money moves']);
  });

  it('fails when the database cannot be reached', async () => {
    shop.stores.products.all = () => Promise.reject(new Unavailable('The database cannot be reached'));
    expect(await shop.run('check')).toBe(1);
    expect(shop.warned).toEqual(['The database cannot be reached']);
  });
});
