import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { builtStorefront, CODE, HOME, LISTING, SHELL } from '../testing/builtStorefront.ts';
import { memoryServer } from '../testing/memoryServer.ts';

const built = builtStorefront();
const pages = ['/', '/product-listing', '/product-details/:productId', '/creators/:creator', '/cart'];
const pictures = mkdtempSync(join(tmpdir(), 'pictures-'));

afterAll(() => {
  built.remove();
  rmSync(pictures, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  memoryServer({ storefront: { folder: built.folder, pages } }).app.inject({ url, headers });
const wantsDocument = { accept: 'text/html,application/xhtml+xml' };

describe('The storefront', () => {
  it.each([
    ['/', HOME],
    ['/index.html', HOME],
    ['/product-listing', LISTING],
    ['/product-listing/', LISTING],
    ['/product-listing?sort=lowToHigh', LISTING],
    ['/cart', SHELL],
    ['/product-details/12', SHELL],
    ['/creators/meher.makes', SHELL],
  ])('has for %s its own document, or the document of every page', async (path, document) => {
    const { statusCode, body, headers } = await get(path, wantsDocument);
    expect([statusCode, body]).toEqual([200, document]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('has the document of a page whose path looks like a file for any client, and none for other such paths', async () => {
    const statusOf = async (path: string) => (await get(path, { accept: '*/*' })).statusCode;
    expect([await statusOf('/creators/meher.makes'), await statusOf('/assets/gone.js')]).toEqual([200, 404]);
  });

  it.each([
    '/unknown',
    '/unknown/page.of.nobody',
    '/cart/1',
    '/product-details',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '/__proto__',
    `/${'long '.repeat(1000)}`,
  ])('answers 404 with the document of every page for %s, which is no page', async (path) => {
    const { statusCode, body, headers } = await get(path, wantsDocument);
    expect([statusCode, body]).toEqual([404, SHELL]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toBe((await get('/cart')).headers['content-security-policy']);
  });

  it.each([
    ['//', 200],
    ['///', 200],
    ['//cart', 200],
    ['//[', 404],
    ['//user:word@host:99999/', 404],
    ['/\\', 404],
    ['/..', 404],
  ])('answers the path %s, which is none of a URL, with %i', async (path, status) => {
    const { app } = memoryServer({ storefront: { folder: built.folder, pages } });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path, headers: wantsDocument }, resolve).on('error', reject).end();
    });
    await app.close();
    expect(response.statusCode).toBe(status);
  });

  it.each([
    ['/sw.js', 'application/javascript; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/shell.html', 'text/html; charset=utf-8'],
  ])('lets the browser ask for a new version of %s each time', async (path, type) => {
    const { statusCode, headers } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('has its document at every path when the pages are not known', async () => {
    const { app } = memoryServer({ storefront: { folder: built.folder } });
    expect((await app.inject({ url: '/unknown' })).statusCode).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { app } = memoryServer({ storefront: { folder: built.folder } });
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/cart' });
    expect([statusCode, headers['content-length'], body]).toEqual([200, String(SHELL.length), '']);
  });

  it('answers with 304 when the document has not changed', async () => {
    const { app } = memoryServer({ storefront: { folder: built.folder } });
    const { headers } = await app.inject({ url: '/' });
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['/api/nothing', '/api/', '/api', '//api/products'])('leaves %s to the API', async (path) => {
    const { statusCode, body } = await get(path, wantsDocument);
    expect([statusCode, JSON.parse(body)]).toEqual([404, { errors: [expect.stringContaining('There is no call')] }]);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (content: Buffer) => content],
  ])('sends the file that the build has compressed, as the client accepts it: %s', async (accepted, encoding, read) => {
    const { headers, rawPayload } = await get('/assets/index-a1.js', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/);
    expect(read(rawPayload).toString()).toBe(CODE);
  });

  it('sends a file that the build has not compressed as it is', async () => {
    const { headers, body } = await get('/robots.txt', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], body]).toEqual([undefined, 'User-agent: *']);
  });

  it('has the pictures that were imported, also those that came later', async () => {
    const { app } = memoryServer({ storefront: { folder: built.folder, pictures } });
    writeFileSync(join(pictures, 'new.jpg'), 'picture');
    const { body, headers } = await app.inject({ url: '/pictures/imported/new.jpg' });
    expect([body, headers['cache-control']]).toEqual(['picture', 'public, max-age=31536000, immutable']);
    writeFileSync(join(pictures, 'later.jpg'), 'later');
    expect((await app.inject({ url: '/pictures/imported/later.jpg' })).body).toBe('later');
    writeFileSync(join(pictures, '.part'), 'part');
    for (const name of ['none.jpg', '.part', '..%2fshell.html']) {
      expect([name, (await app.inject({ url: `/pictures/imported/${name}` })).statusCode]).toEqual([name, 404]);
    }
  });
});

describe('While the catalogue is large', () => {
  const many = Array.from({ length: 2001 }, (_, at) => ({ ...aProduct({ key: `p${at}`, id: at }), isListed: true }));

  async function shop(count: number) {
    const { app, ports } = memoryServer({ storefront: { folder: built.folder, pages } });
    await ports.products.import(many.slice(0, count));
    return {
      ports,
      get: (url: string, headers = {}) => app.inject({ url, headers: { ...wantsDocument, ...headers } }),
    };
  }

  it.each(['/', '/product-listing', '/cart', '/unknown'])('the document of %s says so', async (path) => {
    const { get } = await shop(2001);
    const { body, headers, statusCode } = await get(path);
    expect(statusCode).toBe(path === '/unknown' ? 404 : 200);
    expect(body).toContain('<div id="root" data-catalogue="large"');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/HttpCatalogue-b2.js"></head>');
    expect([headers['cache-control'], headers['content-type']]).toEqual(['no-cache', 'text/html; charset=utf-8']);
  });

  it('the document preloads the options, not the products', async () => {
    const { get } = await shop(2001);
    const { body } = await get('/');
    expect(body).toContain('<link rel="preload" href="/api/catalogue/options" as="fetch" crossorigin>');
    expect(body).not.toContain('/api/products');
  });

  it('it is large from 2,001 products on, and as long as it has them', async () => {
    const { get, ports } = await shop(2000);
    expect((await get('/')).body).toBe(HOME);
    await ports.products.import(many.slice(2000));
    ports.clock.advance(2000);
    await get('/');
    expect((await get('/')).body).not.toBe(HOME);
    await ports.products.import(many.slice(0, 1).map((product) => ({ ...product, isListed: false })));
    ports.clock.advance(2000);
    await get('/');
    expect((await get('/')).body).toBe(HOME);
  });

  it('the documents stay as they were while the database is gone', async () => {
    const { get, ports } = await shop(2001);
    await get('/');
    ports.products.version = () => Promise.reject(new Error('gone'));
    ports.clock.advance(2000);
    expect((await get('/')).body).toContain('large');
  });
});

it('A shop whose database was never there has its usual documents', async () => {
  const { app, ports } = memoryServer({ storefront: { folder: built.folder, pages } });
  ports.products.version = () => Promise.reject(new Error('gone'));
  expect((await app.inject({ url: '/', headers: wantsDocument })).body).toBe(HOME);
});
