import { describe, expect, it } from 'vitest';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { tee, testServer, wireTee } from './testServer.ts';

const others = ['S', 'S', 'L'].map((size, at) => aProduct({ key: `p${at}`, id: 10 + at, size, name: `Cap ${at}` }));

async function stocked() {
  const server = testServer();
  await server.ports.products.import(others.map((product) => ({ ...product, isListed: true })));
  const get = (path: string, headers?: HeadersInit) => server.call('GET', path, undefined, headers);
  const namesOf = async (path: string) => {
    const { body } = await get(path);
    return (body as { readonly products: readonly { readonly name: string }[] }).products.map(({ name }) => name);
  };
  return { ...server, get, namesOf };
}

describe('GET /catalogue', () => {
  it('returns some of the products that match, how many they are, and the counts of the filters', async () => {
    const { get } = await stocked();
    expect((await get('/catalogue?size=M&size=L&sort=lowToHigh&from=0&count=1')).body).toMatchObject({
      ...{ total: 2, from: 0, products: [wireTee] },
      facets: {
        categories: [{ value: 'clothing', count: 2 }],
        influencers: [{ value: '@meher.makes', count: 2 }],
        sizes: [
          { value: 'S', count: 2 },
          { value: 'M', count: 1 },
          { value: 'L', count: 1 },
        ],
        prices: [
          { min: 0, max: 200, count: 0 },
          { min: 201, max: 999, count: 2 },
          { min: 1000, max: 1999, count: 0 },
          { min: 2000, max: 5000, count: 0 },
        ],
        influencerCount: 1,
      },
    });
  });

  it('has the counts with the first products only', async () => {
    const { get } = await stocked();
    expect((await get('/catalogue?from=1&count=1')).body).not.toHaveProperty('facets');
    expect((await get('/catalogue?from=0&count=1')).body).toHaveProperty('facets');
  });

  it('takes the query string of the listing, and 24 products from the first on without places', async () => {
    const { namesOf } = await stocked();
    expect(await namesOf('/catalogue')).toEqual([tee.name, 'Cap 0', 'Cap 1', 'Cap 2']);
    expect(await namesOf('/catalogue?q=cap&creator=%40Meher.makes&price=201-999')).toEqual(['Cap 0', 'Cap 1', 'Cap 2']);
    expect(await namesOf('/catalogue?from=2&count=1')).toEqual(['Cap 1']);
    expect(await namesOf('/catalogue?colour=red&price=all&sort=none')).toHaveLength(4);
  });

  it('suggests what to remove when nothing matches', async () => {
    const { get } = await stocked();
    expect((await get('/catalogue?size=XL&q=cap')).body).toMatchObject({
      ...{ total: 0, products: [] },
      suggestion: { part: 'sizes', count: 3 },
    });
  });

  it.each([
    ['count=101', 'count: At most 100'],
    ['count=-1', 'count: Invalid number'],
    ['count=1.5', 'count: Invalid number'],
    ['from=1e9', 'from: Invalid number'],
    ['from=1&from=2', 'from: '],
    ['q=%00', 'q: Invalid'],
  ])('refuses %s', async (query, text) => {
    const { get } = await stocked();
    expect(await get(`/catalogue?${query}`)).toMatchObject({
      status: 422,
      body: { errors: [expect.stringContaining(text)] },
    });
  });

  it('returns 304 for its ETag, until a product changes', async () => {
    const { get, ports } = await stocked();
    const { headers } = await get('/catalogue?size=M');
    const etag = { 'if-none-match': headers.get('etag') ?? '' };
    expect(headers.get('cache-control')).toBe('public, max-age=2');
    expect((await get('/catalogue?size=M', etag)).status).toBe(304);
    expect((await get('/catalogue?size=L', etag)).status).toBe(200);
    await ports.products.import([{ ...tee, name: 'Renamed', isListed: true }]);
    ports.clock.advance(2000);
    expect(await get('/catalogue?size=M', etag)).toMatchObject({
      status: 200,
      body: { products: [{ name: 'Renamed' }] },
    });
  });
});

it('GET /catalogue/options returns the options of the filters', async () => {
  const { get } = await stocked();
  expect((await get('/catalogue/options')).body).toEqual({
    ...{ categories: ['clothing'], people: ['men'], influencers: ['@meher.makes'], influencerCount: 1 },
  });
});

describe('GET /catalogue/creators', () => {
  it('returns the creators whose handles contain a text, with the counts of the filters', async () => {
    const { get } = await stocked();
    const creators = [{ value: '@meher.makes', count: 2 }];
    expect((await get('/catalogue/creators?find=makes&size=S')).body).toEqual({ total: 1, creators });
    expect((await get('/catalogue/creators?from=1')).body).toEqual({ total: 1, creators: [] });
    expect((await get('/catalogue/creators?find=maya')).body).toEqual({ total: 0, creators: [] });
  });

  it.each([`find=${'a'.repeat(101)}`, 'find=a&find=b', 'find=%00', 'count=101'])('refuses "%s"', async (query) => {
    const { get } = await stocked();
    expect((await get(`/catalogue/creators?${query}`)).status).toBe(422);
  });
});

describe('GET /catalogue/{id}', () => {
  it('returns the product with this numeric id, also when it is the key of another', async () => {
    const { get, ports } = await stocked();
    await ports.products.import([aProduct({ key: '11', id: 7 })].map((product) => ({ ...product, isListed: true })));
    ports.clock.advance(2000);
    expect((await get('/catalogue/11')).body).toMatchObject({ product: { name: 'Cap 1' } });
    expect((await get('/catalogue/p0')).status).toBe(404);
  });

  it('/more returns other products of the same creator', async () => {
    const { get, namesOf } = await stocked();
    expect(await namesOf('/catalogue/11/more?count=2')).toEqual([tee.name, 'Cap 0']);
    expect((await get('/catalogue/99/more')).status).toBe(404);
  });
});

it('Every answer about the catalogue has its version, which an import changes', async () => {
  const { get, ports } = await stocked();
  const versionOf = async (path: string) => (await get(path)).headers.get('catalogue-version');
  const paths = [
    '/products',
    '/catalogue/options',
    '/catalogue/creators',
    '/catalogue?count=1',
    '/catalogue/11',
    '/catalogue/11/more',
    '/catalogue/11/pictures',
    '/catalogue/99',
  ];
  const versions = async () => new Set(await Promise.all(paths.map(versionOf)));
  const before = String(await ports.products.version());
  expect(await versions()).toEqual(new Set([before]));
  await ports.products.import([{ ...tee, name: 'Renamed', isListed: true }]);
  ports.clock.advance(2000);
  expect(await versions()).toEqual(new Set([String(Number(before) + 1)]));
});

it.each(['/catalogue', '/catalogue/options', '/catalogue/11', '/catalogue/11/more', '/catalogue/11/pictures'])(
  '%s is compressed, and not sent again to who has it',
  async (path) => {
    const { app, get } = await stocked();
    const headers = { 'accept-encoding': 'br' };
    expect((await app.inject({ url: `/api${path}`, headers })).headers).toMatchObject({
      ...{ 'content-encoding': 'br', 'cache-control': 'public, max-age=2' },
    });
    const { headers: first } = await get(path);
    expect((await get(path, { 'if-none-match': first.get('etag') ?? '' })).status).toBe(304);
  },
);

describe('GET /suggestions', () => {
  it('returns products, creators and categories for a text', async () => {
    const { get } = await stocked();
    const product = expect.objectContaining({ name: 'Cap 1', _id: 'p1' });
    expect(await get('/suggestions?q=cap%201')).toMatchObject({ status: 200, body: { suggestions: [{ product }] } });
    expect((await get('/suggestions?q=meher')).body).toEqual({
      suggestions: [{ kind: 'creator', handle: '@meher.makes' }],
    });
    expect((await get('/suggestions?q=-')).body).toEqual({ suggestions: [] });
  });

  it.each([
    ['', 'q: '],
    ['?q=', 'q: '],
    [`?q=${'a'.repeat(101)}`, 'q: '],
    ['?q=a&q=b', 'q: '],
    ['?q=%00', 'q: Invalid'],
  ])('refuses "%s"', async (query, text) => {
    const { get } = await stocked();
    expect(await get(`/suggestions${query}`)).toMatchObject({
      status: 422,
      body: { errors: [expect.stringContaining(text)] },
    });
  });
});
