import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import type { PageRenderer, StorefrontOptions } from '../ServerOptions.ts';
import { builtStorefront, HOME, LISTING, SHELL } from '../testing/builtStorefront.ts';
import { memoryServer } from '../testing/memoryServer.ts';

const built = builtStorefront();
afterAll(() => built.remove());

const SCRIPT = 'load()';
const renderer: PageRenderer = {
  pathOf: (url) => (url.startsWith('/cart') ? undefined : url.split('?')[0]),
  async render(path, { count, version }, origin) {
    if (path === '/product-listing') throw new Error('It breaks');
    const html = `${origin}${path} ${count} ${version}`;
    return { status: path.endsWith('unknown') ? 404 : 200, html };
  },
  openFor: async () => ({ answers: {} }),
  sitemap: (products, origin) => [`${origin} ${products.length}`, 'part'],
  example: `<script>${SCRIPT}</script>`,
};

async function shopWith(options: Partial<StorefrontOptions> = {}) {
  const { app, ports } = memoryServer({ storefront: { folder: built.folder, renderer, ...options } });
  await ports.products.import([{ ...aProduct(), isListed: true }]);
  const version = await ports.products.version();
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'shop.example', ...headers } });
  return { app, ports, get, version };
}

describe('A document that the server renders', () => {
  it('has the listed products, their version in the API, and the origin of the request', async () => {
    const { get, version } = await shopWith();
    const { statusCode, body, headers } = await get('/?utm=1');
    expect([statusCode, body]).toEqual([200, `http://shop.example/ 1 ${version}`]);
    expect((await get('/api/products')).headers['catalogue-version']).toBe(String(version));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it("has the shop's own origin when it is known, and none of a header that is no host", async () => {
    const { get } = await shopWith({ siteUrl: 'https://own.example' });
    expect((await get('/')).body).toMatch(/^https:\/\/own\.example\/ /);
    const { get: getFromAny } = await shopWith();
    expect((await getFromAny('/', { host: 'a"b<c>' })).body).toMatch(/^http:\/\/localhost\/ /);
  });

  it('is rendered once for each origin and catalogue', async () => {
    const render = vi.spyOn(renderer, 'render');
    const { get, ports } = await shopWith();
    const ask = async (host: string) => (await get('/', { host })).statusCode;
    expect(await Promise.all(['shop.example', 'shop.example', 'other.example'].map(ask))).toEqual([200, 200, 200]);
    expect(render).toHaveBeenCalledTimes(2);
    await ports.products.import([{ ...aProduct({ name: 'New' }), isListed: true }]);
    ports.clock.advance(2000);
    await ask('shop.example');
    await ask('shop.example');
    expect(render).toHaveBeenCalledTimes(3);
    vi.restoreAllMocks();
  });

  it('is compressed, and answered with 304 when the client has it', async () => {
    const { get } = await shopWith();
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(rawPayload).toString()).toMatch(/^http:\/\/shop\.example\/ 1 /);
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['GET', 'HEAD'] as const)('has the status 404 when its page is about nothing: %s', async (method) => {
    const { app, version } = await shopWith();
    const { statusCode, body, headers } = await app.inject({ method, url: '/product-details/unknown' });
    const text = `http://localhost:80/product-details/unknown 1 ${version}`;
    expect(statusCode).toBe(404);
    expect(headers['content-length']).toBe(String(text.length - ':80'.length));
    expect(body).toBe(method === 'HEAD' ? '' : text.replace(':80', ''));
  });

  it('may run its inline scripts', async () => {
    const { get } = await shopWith();
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect((await get('/')).headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it('is the file of the build when the renderer does not have it, breaks or has no products', async () => {
    const { get, ports } = await shopWith();
    vi.spyOn(ports.products, 'version').mockRejectedValue(new Error('The database is away'));
    expect((await get('/')).body).toBe(HOME);
    vi.restoreAllMocks();
    expect([(await get('/cart')).body, (await get('/product-listing')).body]).toEqual([SHELL, LISTING]);
    expect((await get('/')).body).not.toBe(HOME);
  });

  it('has the products of the last time when the database does not answer', async () => {
    const { get, ports, version } = await shopWith();
    await get('/');
    const asked = vi.spyOn(ports.products, 'version').mockReturnValue(new Promise(() => undefined));
    ports.clock.advance(2000);
    const answered = get('/');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    ports.clock.advance(500);
    expect((await answered).body).toBe(`http://shop.example/ 1 ${version}`);
  });
});

describe('The sitemap of the server', () => {
  it('has the products, in one file or several', async () => {
    const { get } = await shopWith();
    const { body, headers } = await get('/sitemap.xml');
    expect([body, headers['content-type']]).toEqual(['http://shop.example 1', 'application/xml; charset=utf-8']);
    expect((await get('/sitemap-1.xml')).body).toBe('part');
    expect((await get('/sitemap-2.xml')).statusCode).toBe(404);
  });

  it('is new after an import', async () => {
    const { get, ports } = await shopWith();
    await get('/sitemap.xml');
    await ports.products.import([{ ...aProduct({ key: 'other', id: 77 }), isListed: true }]);
    ports.clock.advance(2000);
    expect((await get('/sitemap.xml')).body).toBe('http://shop.example 2');
  });

  it('is named in robots.txt', async () => {
    const { get } = await shopWith({ siteUrl: 'https://own.example' });
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nSitemap: https://own.example/sitemap.xml\n');
  });
});
