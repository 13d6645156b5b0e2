import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { ADMIN_CODE, ADMIN_DOCUMENT, builtAdmin } from '../testing/builtAdmin.ts';
import { builtStorefront, SHELL } from '../testing/builtStorefront.ts';
import { memoryServer } from '../testing/memoryServer.ts';

const [admin, storefront] = [builtAdmin(), builtStorefront()];

afterAll(() => {
  admin.remove();
  storefront.remove();
});

const serve = (isHttps = false) =>
  memoryServer({
    admin: { folder: admin.folder, isHttps },
    storefront: { folder: storefront.folder, pages: ['/', '/cart'] },
  }).app;
const get = (url: string, headers: Record<string, string> = {}) => serve().inject({ url, headers });

describe('The admin', () => {
  it.each([
    '/admin',
    '/admin/',
    '/admin?next=1',
    '/admin/orders',
    '/admin/orders/',
    '/admin/orders/CR.1',
    '/admin/%00',
  ])('has its document at %s, which nobody keeps or lists', async (path) => {
    const { statusCode, body, headers } = await get(path, { accept: 'text/html' });
    expect([statusCode, body]).toEqual([200, ADMIN_DOCUMENT]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('sends its files as the client accepts them, to be kept for a year', async () => {
    const { headers, rawPayload } = await get('/admin/assets/index-a1.js', { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-robots-tag': 'noindex',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(gunzipSync(rawPayload).toString()).toBe(ADMIN_CODE);
    expect((await get('/admin/assets/index-a1.js')).body).toBe(ADMIN_CODE);
  });

  it.each(['/admin/assets/gone.js', '/admin/assets/..%2findex.html', '/admin/assets/.hidden'])(
    'answers 404 for %s, which nobody keeps',
    async (path) => {
      const { statusCode, headers, body } = await get(path, { accept: 'text/html' });
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(JSON.parse(body)).toEqual({ errors: [expect.stringContaining('Not Found error')] });
    },
  );

  it('allows scripts, styles, pictures and calls of its own origin alone, and no frame around it', async () => {
    const { headers } = await get('/admin');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
    expect([headers['x-frame-options'], headers['referrer-policy']]).toEqual(['DENY', 'no-referrer']);
  });

  it('asks for https where the shop is on https', async () => {
    const { headers } = await serve(true).inject({ url: '/admin' });
    expect(headers['content-security-policy']).toMatch(/;upgrade-insecure-requests$/);
  });

  it('answers HEAD without a body', async () => {
    const { statusCode, body } = await serve().inject({ method: 'HEAD', url: '/admin' });
    expect([statusCode, body]).toEqual([200, '']);
  });

  it('leaves other paths to the shop', async () => {
    const { statusCode, body, headers } = await get('/administrators', { accept: 'text/html' });
    expect([statusCode, body, headers['x-robots-tag']]).toEqual([404, SHELL, undefined]);
  });

  it('is not there without its build: the path is none of the shop', async () => {
    const { app } = memoryServer({ storefront: { folder: storefront.folder, pages: ['/'] } });
    expect((await app.inject({ url: '/admin', headers: { accept: 'text/html' } })).statusCode).toBe(404);
  });
});
