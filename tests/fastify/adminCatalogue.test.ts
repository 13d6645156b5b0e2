import { beforeEach, describe, expect, it } from 'vitest';
import { A_PHOTOGRAPH } from '../../adapters/memory/backEnd/catalogue/MemoryPictureCutter.ts';
import type { Picture } from '../../core/domain/catalogue/Picture.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { pictureForm } from './pictureForm.ts';
import { staffServer, withHeaders } from './staffServer.ts';
import type { Call } from './testServer.ts';

type Style = { readonly id: string; readonly pictures: readonly { readonly id: string; readonly alt: string }[] };
type Product = { readonly sku: string; readonly price: number };

const raincoat = { title: 'Raincoat', creator: '@zoya.aftersix', fabric: 'Waxed cotton', hsn: '6201' };
let server: Awaited<ReturnType<typeof staffServer>>;
let asRavi: Call;
beforeEach(async () => {
  server = await staffServer();
  asRavi = withHeaders(server.call, server.ravi);
});

const get = (path: string) => asRavi('GET', `/admin${path}`);
const post = (path: string, body?: object) => asRavi('POST', `/admin${path}`, body);
/** Changes a thing as it is now. */
const patch = async (path: string, body: object) =>
  asRavi('PATCH', `/admin${path}`, body, { 'if-match': (await get(path)).headers.get('etag') ?? '' });
const upload = (id: string, picture: Uint8Array = A_PHOTOGRAPH, alt?: string) => {
  const { body, headers } = pictureForm(picture, alt);
  return asRavi('POST', `/admin/styles/${id}/pictures`, body, headers);
};
/** Lets time pass until the shop looks for changes of its catalogue. */
const inShop = async () => {
  server.fixture.ports.clock.advance(5_000);
  const { products } = (await server.call('GET', '/products')).body as { readonly products: readonly object[] };
  return products;
};
const added = async (body: object = raincoat) =>
  ((await post('/styles', body)).body as { readonly style: Style }).style;
const size = (styleId: string, name: string, price = 200_000) =>
  post('/products', { styleId, size: name, price, compareAtPrice: null, hidden: false });

describe('A style', () => {
  it('is made from nothing and is in the shop with its sizes and pictures', async () => {
    const { id } = await added();
    for (const name of ['S', 'M', 'L', 'XL']) expect((await size(id, name)).status).toBe(201);
    const first = await upload(id, A_PHOTOGRAPH, 'From the front');
    expect([first.status, first.body]).toMatchObject([201, { picture: { alt: 'From the front' } }]);
    for (const alt of ['From behind', 'The buttons']) expect((await upload(id, A_PHOTOGRAPH, alt)).status).toBe(201);
    const shown = (await inShop()).slice(1) as readonly Record<string, unknown>[];
    expect(shown).toMatchObject(
      ['s', 'm', 'l', 'xl'].map((name) => ({
        ...{ _id: `raincoat-${name}`, name: 'Raincoat', influencers: '@zoya.aftersix', size: name.toUpperCase() },
        ...{ original_price: 2000, discounted_price: 2000, category: 'clothing' },
      })),
    );
    const { img, picture } = shown[0] as { img: string; picture: { files: string; detail: { files: string } } };
    for (const path of [img, `${picture.files}-200.avif`, `${picture.detail.files}-200.webp`]) {
      const file = await server.fetch(path);
      expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    const { style, products } = (await get(`/styles/${id}`)).body as { style: Style; products: readonly Product[] };
    expect(style.pictures.map(({ alt }) => alt)).toEqual(['From the front', 'From behind', 'The buttons']);
    expect(products).toHaveLength(4);
  });

  it('of an import is there without being made, and a change of it changes all of its sizes', async () => {
    await server.fixture.ports.products.import(
      ['M', 'L'].map((name) => ({ ...teeOf(name), style: 'Low Tide', isListed: true })),
    );
    expect((await get('/styles/Low%20Tide')).body).toMatchObject({
      style: { id: 'Low Tide', title: 'Low Tide Tee', creator: '@meher.makes', fabric: '' },
      products: [{ sku: 'tee-M', etag: (await get('/products/tee-M')).headers.get('etag') }, { sku: 'tee-L' }],
    });
    const changed = await patch('/styles/Low%20Tide', { title: 'High Tide Tee', fabric: 'Linen' });
    expect([changed.status, changed.body]).toMatchObject([200, { style: { title: 'High Tide Tee', fabric: 'Linen' } }]);
    expect(await inShop()).toMatchObject([{ _id: 'tee' }, { name: 'High Tide Tee' }, { name: 'High Tide Tee' }]);
    await server.fixture.ports.products.import([
      { ...teeOf('M'), name: 'Imported', style: 'Low Tide', isListed: true },
    ]);
    expect((await get('/styles/Low%20Tide')).body).toMatchObject({ style: { title: 'Imported', fabric: 'Linen' } });
  });

  it('tells shoppers its facts and what its pictures show, as soon as they are known', async () => {
    const { id } = await added({ title: 'Raincoat', creator: '@zoya.aftersix' });
    await size(id, 'M');
    await upload(id, A_PHOTOGRAPH, 'A yellow coat in the rain');
    await upload(id, A_PHOTOGRAPH, 'Raincoat');
    const coat = async () => (await inShop())[1] as { readonly facts?: object; readonly picture: Picture };
    expect((await coat()).facts).toBeUndefined();
    const { alt, detail } = (await coat()).picture as Picture & { readonly detail: Picture };
    // The title says nothing that is not said already.
    expect([alt, detail.alt]).toEqual(['A yellow coat in the rain', undefined]);
    await patch(`/styles/${id}`, { fabric: 'Waxed cotton', origin: 'Surat' });
    expect((await coat()).facts).toEqual({ fabric: 'Waxed cotton', origin: 'Surat' });
    const one = await server.call('GET', '/products/raincoat-m');
    expect(one.body).toMatchObject({ product: { facts: { fabric: 'Waxed cotton' } } });
    await patch(`/styles/${id}`, { fabric: '', origin: '' });
    expect((await coat()).facts).toBeUndefined();
  });

  it('shows shoppers up to eight pictures, of which listings carry two and the number', async () => {
    const { id } = await added();
    await size(id, 'M');
    const alts = Array.from({ length: 8 }, (_, at) => `View ${at + 1}`);
    for (const alt of alts) expect((await upload(id, A_PHOTOGRAPH, alt)).status).toBe(201);
    const refused = await upload(id, A_PHOTOGRAPH, 'View 9');
    expect([refused.status, refused.body]).toEqual([422, { errors: ['pictures: a style has at most 8'] }]);
    const coat = async () => (await inShop())[1] as { readonly id: number; readonly pictureCount?: number };
    const product = await coat();
    expect(product.pictureCount).toBe(8);
    const path = `/catalogue/${product.id}/pictures`;
    const further = async () =>
      (await server.call('GET', path)).body as { readonly pictures: readonly { alt: string }[] };
    expect((await further()).pictures.map(({ alt }) => alt)).toEqual(alts.slice(2));
    const { style } = (await get(`/styles/${id}`)).body as { style: Style };
    const [front, second, third, ...rest] = style.pictures;
    await patch(`/styles/${id}`, {
      pictures: [front, second, ...rest, third].map((each) => ({ id: each?.id, alt: each?.alt })),
    });
    await inShop();
    expect((await further()).pictures.map(({ alt }) => alt)).toEqual([...alts.slice(3), 'View 3']);
  });

  it('keeps what a change does not name', async () => {
    const { id } = await added({ ...raincoat, sizeChart: { columns: ['Size', 'Chest'], rows: [['M', '96']] } });
    const { style } = (await get(`/styles/${id}`)).body as { readonly style: object };
    expect((await patch(`/styles/${id}`, { care: 'Wipe' })).body).toEqual({ style: { ...style, care: 'Wipe' } });
  });

  it('is not changed without the state that the person has seen, nor over the change of another', async () => {
    const { id } = await added();
    const etag = (await get(`/styles/${id}`)).headers.get('etag') ?? '';
    const change = (body: object, headers = {}) => asRavi('PATCH', `/admin/styles/${id}`, body, headers);
    const missing = await change({ title: 'Mac' });
    expect([missing.status, missing.body]).toEqual([
      428,
      { errors: ['Say which state you have changed: send the ETag that you have read as If-Match.'] },
    ]);
    expect((await change({ title: 'Mac' }, { 'if-match': etag })).status).toBe(200);
    const stale = await change({ title: 'Poncho' }, { 'if-match': etag });
    expect([stale.status, stale.body]).toMatchObject([
      412,
      { errors: ['Somebody else has changed this meanwhile.'], current: { id, title: 'Mac', fabric: 'Waxed cotton' } },
    ]);
    expect(stale.headers.get('etag')).toBe((await get(`/styles/${id}`)).headers.get('etag'));
    const weak = `"other", W/${(await get(`/styles/${id}`)).headers.get('etag')}`;
    expect((await change({ title: 'Poncho' }, { 'if-match': weak })).status).toBe(200);
  });

  it('whose tag was sent with a change is not changed by another tag of the change before', async () => {
    const { id } = await added();
    const first = await patch(`/styles/${id}`, { care: 'Wipe' });
    const again = await asRavi(
      'PATCH',
      `/admin/styles/${id}`,
      { care: 'Wash' },
      {
        'if-match': first.headers.get('etag') ?? '',
      },
    );
    expect(again.status).toBe(200);
  });

  it.each([
    [{ title: '' }, 'title: is empty'],
    [{ hsn: '61' }, 'hsn is not a code of 4, 6 or 8 digits'],
    [
      { sizeChart: { columns: ['Size', 'Bust'], rows: [['M', '96', '99']] } },
      'sizeChart: row 1 has not as many cells as there are columns',
    ],
    [{ pictures: [{ id: 'other', alt: 'A' }] }, 'pictures: name each picture of the style once'],
  ])('with %j is refused, and stays as it is', async (change, text) => {
    const { id } = await added();
    const before = (await get(`/styles/${id}`)).body;
    const answer = await patch(`/styles/${id}`, change);
    expect([answer.status, answer.body]).toEqual([422, { errors: [text] }]);
    expect((await get(`/styles/${id}`)).body).toEqual(before);
  });

  it('is found by a part of its title or a SKU, page by page', async () => {
    const { id } = await added();
    await added({ ...raincoat, title: 'Scarf' });
    const titles = async (query: string) => {
      const { styles, next } = (await get(`/styles${query}`)).body as { styles: { title: string }[]; next?: string };
      return [styles.map(({ title }) => title), next];
    };
    expect(await titles('')).toEqual([['Scarf', 'Raincoat', 'Low Tide Tee'], undefined]);
    expect(await titles('?q=rainc')).toEqual([['Raincoat'], undefined]);
    const [first, next] = await titles('?limit=1');
    expect(first).toEqual(['Scarf']);
    expect(await titles(`?limit=1&after=${next}`)).toEqual([['Raincoat'], id]);
    expect((await get('/styles?limit=0')).status).toBe(422);
  });

  it('tells the pieces of its sizes', async () => {
    await server.fixture.backEnd.changeStock([{ sku: 'tee', kind: 'count', quantity: 4 }], 'Ravi');
    expect((await get('/styles')).body).toMatchObject({ styles: [{ products: [{ sku: 'tee', onHand: 4, held: 0 }] }] });
  });

  it('is unknown when there is none', async () => {
    for (const path of ['/styles/none', '/products/none']) {
      expect((await get(path)).status).toBe(404);
      expect((await asRavi('PATCH', `/admin${path}`, {}, { 'if-match': '*' })).status).toBe(404);
    }
  });
});

describe('A picture', () => {
  it('is moved, described anew and taken out', async () => {
    const { id } = await added();
    await size(id, 'M');
    await upload(id, A_PHOTOGRAPH, 'One');
    await upload(id, A_PHOTOGRAPH, 'Two');
    const { style } = (await get(`/styles/${id}`)).body as { readonly style: Style };
    const [one, two] = style.pictures.map(({ id: each }) => each);
    const moved = await patch(`/styles/${id}`, {
      pictures: [
        { id: two, alt: 'Front' },
        { id: one, alt: 'Back' },
      ],
    });
    expect(moved.body).toMatchObject({
      style: {
        pictures: [
          { id: two, alt: 'Front' },
          { id: one, alt: 'Back' },
        ],
      },
    });
    expect(await inShop()).toMatchObject([{}, { img: `/pictures/uploaded/${two}.jpg` }]);
    expect((await asRavi('DELETE', `/admin/styles/${id}/pictures/${two}`)).status).toBe(204);
    expect(await inShop()).toMatchObject([{}, { img: `/pictures/uploaded/${one}.jpg` }]);
    expect((await asRavi('DELETE', `/admin/styles/${id}/pictures/${two}`)).status).toBe(404);
    expect((await server.fetch(`/pictures/uploaded/${two}.jpg`)).status).toBe(200);
  });

  it('is added to those of an import', async () => {
    await upload('tee', A_PHOTOGRAPH, 'Worn');
    const { style } = (await get('/styles/tee')).body as { readonly style: Style };
    expect(style.pictures).toMatchObject([{ id: 'front', image: '/pictures/products/1.jpg' }, { alt: 'Worn' }]);
    expect(await inShop()).toMatchObject([{ img: '/pictures/products/1.jpg' }]);
  });

  it.each([
    [new TextEncoder().encode('no photograph'), 'A', 'picture: This is no photograph'],
    [A_PHOTOGRAPH, ' ', 'alt: a picture needs an alt text'],
    [new Uint8Array(20_000_001), 'A', 'picture: the file has more than 20 MB'],
  ])('that is none is refused with its reason: %#', async (picture, alt, text) => {
    const { id } = await added();
    const answer = await upload(id, picture, alt);
    expect([answer.status, answer.body]).toEqual([422, { errors: [text] }]);
    expect((await get(`/styles/${id}`)).body).toMatchObject({ style: { pictures: [] } });
  });

  it('needs a form with a file', async () => {
    const { id } = await added();
    const { body, headers } = pictureForm(A_PHOTOGRAPH, 'A', { field: 'other' });
    const answer = await asRavi('POST', `/admin/styles/${id}/pictures`, body, headers);
    expect([answer.status, answer.body]).toEqual([422, { errors: ['picture: there is no file'] }]);
    expect((await post(`/styles/${id}/pictures`, {})).status).toBe(422);
    expect((await upload('none')).status).toBe(404);
  });

  it('has no other files than its own', async () => {
    for (const path of ['none.jpg', '..%2Ftoken-secret', 'a.svg', '.jpg']) {
      expect((await server.fetch(`/pictures/uploaded/${path}`)).status).toBe(404);
    }
  });
});

describe('A product', () => {
  it('is changed in the shop', async () => {
    const changed = await patch('/products/tee', { price: 39_900, size: 'L' });
    expect(changed.body).toEqual({
      product: { sku: 'tee', styleId: 'tee', size: 'L', price: 39_900, compareAtPrice: 69_900, hidden: false },
    });
    expect(await inShop()).toMatchObject([{ size: 'L', original_price: 699, discounted_price: 399 }]);
    await patch('/products/tee', { compareAtPrice: null });
    expect(await inShop()).toMatchObject([{ original_price: 399, discounted_price: 399 }]);
    await patch('/products/tee', { hidden: true });
    expect(await inShop()).toEqual([]);
    expect((await get('/products')).body).toMatchObject({ products: [{ sku: 'tee', hidden: true }] });
  });

  it('gets a SKU of its title and size, which no other has', async () => {
    const { id } = await added();
    const skus = [await size(id, 'M'), await size(id, 'M')].map(
      ({ body }) => (body as { product: Product }).product.sku,
    );
    expect(skus).toEqual(['raincoat-m', 'raincoat-m-2']);
    const taken = await post('/products', { sku: 'tee', styleId: id, size: 'M', price: 100 });
    expect([taken.status, taken.body]).toEqual([422, { errors: ['sku: tee belongs to another product'] }]);
  });

  it('moves to another style and shows what that one says', async () => {
    const { id } = await added();
    await patch('/products/tee', { styleId: id });
    expect(await inShop()).toMatchObject([{ _id: 'tee', name: 'Raincoat' }]);
    expect((await get(`/products?styleId=${id}`)).body).toMatchObject({ products: [{ sku: 'tee', styleId: id }] });
    expect((await get('/styles/tee')).status).toBe(404);
  });

  it.each([
    [{ price: -1 }, 'price is not an amount of 0 or more'],
    [{ price: 70_000 }, 'compareAtPrice is below price'],
    [{ compareAtPrice: 1_000_000_001 }, 'compareAtPrice is above ₹1,00,00,000'],
    [{ size: ' ' }, 'size: is empty'],
    [{ styleId: 'none' }, 'styleId: there is no such style'],
  ])('with %j is refused', async (change, text) => {
    const answer = await patch('/products/tee', change);
    expect([answer.status, answer.body]).toEqual([422, { errors: [text] }]);
  });

  it('of no style is not added', async () => {
    expect((await size('none', 'M')).body).toEqual({ errors: ['styleId: there is no such style'] });
  });

  it('is not changed over the change of another', async () => {
    const etag = (await get('/products/tee')).headers.get('etag') ?? '';
    await patch('/products/tee', { price: 100 });
    const stale = await asRavi('PATCH', '/admin/products/tee', { price: 200 }, { 'if-match': etag });
    expect([stale.status, stale.body]).toMatchObject([412, { current: { sku: 'tee', price: 100 } }]);
    expect((await asRavi('PATCH', '/admin/products/tee', { price: 200 })).status).toBe(428);
    expect((await get('/products/tee')).body).toMatchObject({ product: { price: 100 } });
  });

  it('is changed by one of several at once', async () => {
    const etag = (await get('/products/tee')).headers.get('etag') ?? '';
    const prices = [100, 200, 300, 400];
    const answers = await Promise.all(
      prices.map((price) => asRavi('PATCH', '/admin/products/tee', { price }, { 'if-match': etag })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
  });
});

describe('A change of many products', () => {
  const skus = ['tee', 'raincoat-m'];
  const offers = async () => ((await get('/products')).body as { readonly products: readonly Product[] }).products;
  beforeEach(async () => {
    await size((await added()).id, 'M', 99_999);
  });

  it('is previewed and made in the same way', async () => {
    const body = { skus, change: { pricePercent: -10, hidden: true } };
    const tee = { price: 49_900, compareAtPrice: 69_900, hidden: false };
    const coat = { price: 99_999, compareAtPrice: null, hidden: false };
    const changes = [
      { sku: 'tee', before: tee, after: { ...tee, price: 44_910, hidden: true } },
      { sku: 'raincoat-m', before: coat, after: { ...coat, price: 89_999, hidden: true } },
    ];
    const before = await offers();
    expect((await post('/products/bulk?preview', body)).body).toEqual({ changes });
    expect(await offers()).toEqual(before);
    expect((await post('/products/bulk', body)).body).toEqual({ id: expect.any(String), changes });
    expect((await offers()).map(({ price }) => price)).toEqual([89_999, 44_910]);
    expect(await inShop()).toEqual([]);
  });

  it('is undone but where somebody has changed the same since', async () => {
    const { id } = (await post('/products/bulk', { skus, change: { price: 10_000 } })).body as { readonly id: string };
    await patch('/products/tee', { price: 20_000 });
    await patch('/products/raincoat-m', { size: 'L' });
    const undone = await post(`/products/bulk/${id}/undo`);
    expect([undone.status, undone.body]).toEqual([200, { undone: ['raincoat-m'], kept: ['tee'] }]);
    expect(await offers()).toMatchObject([{ size: 'L', price: 99_999 }, { price: 20_000 }]);
    expect((await post(`/products/bulk/${id}/undo`)).status).toBe(404);
  });

  it('is undone with a price to compare with that said nothing', async () => {
    const change = { compareAtPrice: 99_999 };
    const { id } = (await post('/products/bulk', { skus: ['tee'], change: { ...change, price: 99_999 } })).body as {
      readonly id: string;
    };
    expect((await post(`/products/bulk/${id}/undo`)).body).toEqual({ undone: ['tee'], kept: [] });
    expect(await offers()).toMatchObject([{}, { price: 49_900, compareAtPrice: 69_900 }]);
  });

  it('that changes nothing has nothing to undo', async () => {
    expect((await post('/products/bulk', { skus, change: { hidden: false } })).body).toEqual({ changes: [] });
  });

  it('is made to all or to none', async () => {
    const before = await offers();
    const answer = await post('/products/bulk', { skus: ['none', ...skus], change: { price: 80_000 } });
    expect([answer.status, answer.body]).toEqual([
      422,
      { errors: ['none: there is no such product', 'tee: compareAtPrice is below price'] },
    ]);
    expect(await offers()).toEqual(before);
    expect((await post('/products/bulk', { skus, change: { price: 1, pricePercent: 1 } })).status).toBe(422);
  });
});

describe('The activity', () => {
  it('has what was changed of the catalogue, and by whom', async () => {
    const { id } = await added();
    await patch(`/styles/${id}`, { care: 'Wipe' });
    await patch(`/styles/${id}`, { care: 'Wipe' });
    await patch('/products/tee', { price: 100 });
    await post('/products/bulk', { skus: ['tee'], change: { price: 200 } });
    const entry = { actor: server.fixture.owner, action: 'catalogue.change' };
    const tee = { price: 100, compareAtPrice: 69_900, hidden: false };
    expect((await server.fixture.activity()).slice(-4)).toMatchObject([
      { ...entry, subject: { kind: 'style', id }, after: { title: 'Raincoat', pictures: [] } },
      { ...entry, subject: { kind: 'style', id }, before: { care: '' }, after: { care: 'Wipe' } },
      { ...entry, subject: { kind: 'product', id: 'tee' }, before: { price: 49_900 }, after: { price: 100 } },
      { ...entry, subject: { kind: 'bulk-change' }, before: { tee }, after: { tee: { ...tee, price: 200 } } },
    ]);
  });
});

function teeOf(name: string) {
  const { id: _, ...product } = aProduct({ key: `tee-${name}`, size: name });
  return product;
}
