import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeJsonProducts } from '../../adapters/product-files/jsonProduct.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { ShopFixture } from './ShopFixture.ts';

const listed = (...products: Parameters<typeof aProduct>) => ({ ...aProduct(...products), isListed: true });
const tee = listed();
const cap = listed({ key: 'cap', id: 2, name: 'Cap' });

/** Returns what begins as a JPEG does. */
const jpeg = (text: string) => Uint8Array.from(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(text)]));

let shop: ShopFixture;
beforeEach(async () => {
  shop = await ShopFixture.make();
});
afterEach(() => shop.remove());

describe('products import', () => {
  it('adds and replaces the products of a JSON file, with a progress bar', async () => {
    await shop.stores.products.import([tee]);
    const file = await shop.write('new.json', writeJsonProducts([{ ...tee, name: 'High Tide Tee' }, cap]));
    expect(await shop.run('products', 'import', file)).toBe(0);
    expect(await shop.stores.products.all()).toEqual([{ ...tee, name: 'High Tide Tee' }, cap]);
    expect([shop.printed, shop.warned]).toEqual([['1 products added, 1 replaced'], []]);
    const { length } = Buffer.from(await shop.read('new.json'));
    expect(shop.bars).toEqual([{ title: 'Sending', steps: length, done: length, isStopped: true }]);
  });

  it('reads CSV of Shopify, and tells which hosts of pictures the pages do not allow', async () => {
    shop.stores.setup.pictureHosts = ['https://cdn.example', 'https://shop.example'];
    const row = (sku: string, host: string) => `tee,Tee,V,Shirts,${sku},499,https://${host}/tee.jpg`;
    const rows = ['a.example', 'cdn.example', 'shop.example', 'a.example'].map((host, index) => row(`${index}`, host));
    const header = 'Handle,Title,Vendor,Type,Variant SKU,Variant Price,Image Src,Option1 Name,Option1 Value';
    const file = await shop.write(
      'new.CSV',
      [header, ...rows.map((text, index) => `${text},Size,${index}`)].join('\n'),
    );
    expect(await shop.run('products', 'import', file)).toBe(0);
    expect((await shop.stores.products.all()).map(({ key, size }) => [key, size])).toHaveLength(4);
    expect(shop.warned).toEqual(['Browsers show no pictures of https://a.example until IMAGE_HOSTS has it']);
  });

  it('imports nothing and tells every fault with its line', async () => {
    const products = [tee, { ...cap, discountedPrice: 1, originalPrice: 0 }, { ...tee, id: 3, image: 'tee.jpg' }];
    const json = writeJsonProducts(products).replace('"M"', '7');
    const file = await shop.write('bad.json', json);
    expect(await shop.run('products', 'import', file)).toBe(1);
    expect(await shop.stores.products.all()).toEqual([]);
    expect(shop.warned).toEqual([
      `${file}:7: size is invalid: Invalid type: Expected string but received 7`,
      `${file}:16: discountedPrice is above originalPrice`,
      `${file}:30: image tee.jpg is a file: name its folder with --pictures`,
      'Nothing was imported. Faults: 3',
    ]);
    expect([shop.printed, shop.bars.map(({ isStopped }) => isStopped)]).toEqual([[], [true]]);
  });

  it('tells a fault that only the store finds', async () => {
    await shop.stores.products.import([tee]);
    const file = await shop.write('bad.json', writeJsonProducts([cap, { ...cap, key: 'hat', id: 1 }]));
    expect(await shop.run('products', 'import', file)).toBe(1);
    expect(await shop.stores.products.all()).toEqual([tee]);
    expect(shop.warned[0]).toMatch(/bad\.json:(2|16): id 1 belongs to another product/);
    expect(shop.bars[0]?.isStopped).toBe(true);
  });

  it('tells with its line that fewer pieces than are held cannot be counted, and imports nothing', async () => {
    await shop.stores.products.import([tee, cap]);
    await shop.run('stock', 'count', tee.key, '7');
    const level = { sku: tee.key, at: '2026-03-01T09:30:00+00:00', actor: 'shop' };
    await shop.stores.stock.move([{ ...level, kind: 'hold', onHand: 0, held: 2 }]);
    const one = [{ sku: tee.key, onHand: 1, held: 0 }];
    const file = await shop.write('few.json', writeJsonProducts([{ ...cap, name: 'Hat' }, tee], one));
    expect(await shop.run('products', 'import', file)).toBe(1);
    expect(shop.warned[0]).toMatch(/few\.json:16: .*2 pieces are held for checkouts, so that 1 on hand is too few/);
    expect(await shop.stores.products.all()).toEqual([tee, cap]);
  });

  it('changes nothing with the export of the same shop', async () => {
    const products = [{ ...tee, isListed: false, originalPrice: 69_999, style: 'Tide', hsn: '610910' }, cap];
    await shop.stores.products.import(products);
    await shop.run('stock', 'count', tee.key, '7');
    shop.printed.splice(0);
    expect(await shop.run('products', 'export', shop.path('all.json'))).toBe(0);
    expect(shop.printed).toEqual([`2 products written to ${shop.path('all.json')}`]);
    expect(await shop.run('products', 'import', shop.path('all.json'))).toBe(0);
    expect(await shop.stores.products.all()).toEqual(products);
    expect(await shop.stores.stock.list()).toEqual([{ sku: tee.key, onHand: 7, held: 0 }]);
    expect(JSON.parse(await shop.read('all.json'))).toMatchObject([{ style: 'Tide', hsn: '610910', stock: 7 }, {}]);
    expect(await shop.run('products', 'export')).toBe(0);
    expect(`${shop.printed.at(-1)}\n`).toBe(await shop.read('all.json'));
  });
});

describe('The pictures of an import', () => {
  const importWith = async (image: string, ...options: string[]) => {
    const file = await shop.write('new.json', writeJsonProducts([{ ...tee, image }]));
    return shop.run('products', 'import', file, ...options);
  };
  const withFolder = () => ['--pictures', shop.path('photos')];
  beforeEach(async () => {
    await mkdir(shop.path('photos/tees'), { recursive: true });
    await mkdir(shop.path('photos/folder.jpg'));
    await shop.write('photos/tees/front.JPG', jpeg('the picture'));
    await shop.write('photos/text.jpg', 'no picture');
    await shop.write('outside.jpg', jpeg('another picture'));
    await shop.write('photos/tee.svg', '<svg/>');
  });

  it('are kept under the hash of their content, each once', async () => {
    expect(await importWith('tees/front.JPG', ...withFolder())).toBe(0);
    const name = `${createHash('sha256').update(jpeg('the picture')).digest('hex').slice(0, 32)}.jpg`;
    expect(await shop.stores.products.all()).toEqual([{ ...tee, image: `/pictures/uploaded/${name}` }]);
    expect(Buffer.from((await shop.stores.pictures.read(name)) ?? [])).toEqual(Buffer.from(jpeg('the picture')));
    expect(await importWith('tees/front.JPG', ...withFolder())).toBe(0);
    expect(shop.printed).toEqual(['1 products added, 0 replaced', '0 products added, 1 replaced']);
    const logged = async () => (await shop.stores.activity.list({ most: 9 })).map(({ subject: { kind } }) => kind);
    expect(await logged()).toEqual(['import', 'picture']);
    await shop.write('photos/tees/front.JPG', jpeg('a new picture'));
    expect(await importWith('tees/front.JPG', ...withFolder())).toBe(0);
    expect((await shop.stores.products.all())[0]?.image).not.toContain(name);
    expect(await logged()).toEqual(['import', 'picture', 'import', 'picture']);
  });

  it('are pictures, whatever they are called', async () => {
    expect(await importWith('text.jpg', ...withFolder())).toBe(1);
    expect(shop.warned).toEqual([`${shop.path('photos/text.jpg')}: picture: this is no JPEG, PNG, WebP, AVIF or GIF`]);
    expect(await shop.stores.products.all()).toEqual([]);
  });

  it.each(['/pictures/products/1.jpg', 'https://cdn.example/tee.jpg?v=1'])('can be at %s', async (image) => {
    expect(await importWith(image)).toBe(0);
    expect((await shop.stores.products.all())[0]?.image).toBe(image);
  });

  it.each([
    ['http://cdn.example/tee.jpg', 'is no https URL'],
    ['javascript:alert(1)', 'is no https URL'],
    ['//cdn.example/tee.jpg', 'is not in'],
    ['../outside.jpg', 'is outside the folder'],
    ['tees/../../outside.jpg', 'is outside the folder'],
    ['missing.jpg', 'is not in'],
    ['folder.jpg', 'is not in'],
    ['tee.svg', 'is none of .jpg, .jpeg, .png, .webp, .avif, .gif'],
  ])('cannot be %s', async (image, fault) => {
    expect(await importWith(image, ...withFolder())).toBe(1);
    expect(shop.warned).toHaveLength(2);
    expect(shop.warned[0]).toContain(`image ${image} ${fault}`);
    expect(await shop.stores.products.all()).toEqual([]);
    expect(await shop.stores.activity.list({ most: 1 })).toEqual([]);
  });

  it('are missed once', async () => {
    expect(await importWith('', ...withFolder())).toBe(1);
    expect(shop.warned).toEqual([expect.stringMatching(/:2: image is missing$/), 'Nothing was imported. Faults: 1']);
  });
});
