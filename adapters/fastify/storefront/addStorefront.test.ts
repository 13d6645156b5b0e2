import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StorefrontOptions } from '../ServerOptions.ts';
import { memoryServer } from '../testing/memoryServer.ts';

const SCRIPT = "document.title = 'shell';";
const HOME = '<!doctype html><title>Home</title><script type="module" src="/assets/index-a1.js"></script>';
const LISTING = '<!doctype html><title>Listing</title>';
const SHELL = `<!doctype html><title>Shell</title><script>${SCRIPT}</script>`;
const CODE = `console.log('${'shop '.repeat(200)}');`;

let folder = '';
let pictures = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'product-listing'));
  const files: Readonly<Record<string, string | Buffer>> = {
    ...{
      'index.html': HOME,
      'shell.html': SHELL,
      'product-listing/index.html': LISTING,
      'robots.txt': 'User-agent: *',
    },
    ...{ 'assets/index-a1.js': CODE, 'assets/index-a1.js.br': brotliCompressSync(CODE) },
    ...{ 'assets/index-a1.js.gz': gzipSync(CODE), 'favicon.svg': '<svg/>' },
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(join(pictures, 'new.jpg'), 'picture');
});

afterAll(() => {
  for (const each of [folder, pictures]) rmSync(each, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, options: Partial<StorefrontOptions> = {}) =>
  memoryServer({ storefront: { folder, ...options } }).app.inject({ url, headers });
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
    ['/unknown/page.of.nobody', SHELL],
    ['/..%2f..%2fetc/passwd', SHELL],
  ])('has for %s its own document, or the document of every page', async (path, document) => {
    const { statusCode, body, headers } = await get(path, wantsDocument);
    expect([statusCode, body]).toEqual([200, document]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('refuses a path that cannot be decoded', async () => {
    const { statusCode, body } = await get('/%ZZ', wantsDocument);
    expect([statusCode, JSON.parse(body)]).toEqual([400, { errors: [expect.any(String)] }]);
  });

  it('answers HEAD without a body', async () => {
    const { app } = memoryServer({ storefront: { folder } });
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/cart' });
    expect([statusCode, headers['content-length'], body]).toEqual([200, String(SHELL.length), '']);
  });

  it('answers with 304 when the document has not changed', async () => {
    const { app } = memoryServer({ storefront: { folder } });
    const { headers } = await app.inject({ url: '/' });
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['/missing.png', '/assets/index-old.js', '/pictures/none.jpg'])('has no %s', async (path) => {
    const { statusCode, body } = await get(path);
    expect([statusCode, JSON.parse(body)]).toEqual([404, { errors: [expect.stringContaining(path)] }]);
  });

  it.each(['/api/nothing', '/api/', '/api'])('leaves %s to the API', async (path) => {
    const { statusCode, body } = await get(path, wantsDocument);
    expect([statusCode, JSON.parse(body)]).toEqual([404, { errors: [expect.stringContaining('There is no call')] }]);
  });

  it('lets clients keep files whose names have a hash without limit, and other files for a day', async () => {
    expect((await get('/assets/index-a1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400');
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

  it('sends parts of a file', async () => {
    const { statusCode, body } = await get('/favicon.svg', { range: 'bytes=1-3' });
    expect([statusCode, body]).toEqual([206, 'svg']);
  });

  it('has the pictures that were imported, also those that came later', async () => {
    const { app } = memoryServer({ storefront: { folder, pictures } });
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

describe('The security headers of a document', () => {
  const policy = async (options: Partial<StorefrontOptions> = {}) =>
    Object.fromEntries(
      String((await get('/cart', wantsDocument, options)).headers['content-security-policy'])
        .split(';')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );

  it('allow its own inline script by its hash, and no other', async () => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(await policy()).toMatchObject({ 'default-src': ["'self'"], 'script-src': ["'self'", `'sha256-${hash}'`] });
  });

  it('allow what the build puts into documents and style sheets: styles, fonts and placeholders', async () => {
    expect(await policy()).toMatchObject({
      'style-src': ["'self'", "'unsafe-inline'"],
      'font-src': ["'self'", 'data:'],
      'img-src': ["'self'", 'data:'],
    });
  });

  it('allow pictures of the configured hosts', async () => {
    const imageHosts = ['https://cdn.example'];
    expect((await policy())['img-src']).toEqual(["'self'", 'data:']);
    expect((await policy({ imageHosts }))['img-src']).toEqual(["'self'", 'data:', ...imageHosts]);
  });

  it('allow the script, the frames and the calls of the payment provider', async () => {
    const paymentHosts = ['https://checkout.provider.example'];
    const allowed = await policy({ paymentHosts });
    for (const directive of ['script-src', 'frame-src', 'connect-src']) {
      expect(allowed[directive]).toContain(paymentHosts[0]);
      expect((await policy())[directive]).not.toContain(paymentHosts[0]);
    }
  });

  it('demand https only when the shop has it', async () => {
    const plain = await get('/');
    const secure = await get('/', {}, { isHttps: true });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('forbid other sites to frame the shop, and other types than the given one', async () => {
    const { headers } = await get('/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await policy())['frame-ancestors']).toEqual(["'self'"]);
  });
});
