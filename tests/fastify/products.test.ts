import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FIRST_SYNONYMS } from '../../core/domain/catalogue/wider/synonyms.ts';
import { tee, testServer, wireTee } from './testServer.ts';

const expected = { products: [wireTee], synonyms: FIRST_SYNONYMS };

describe('GET /products', () => {
  it('returns the whole catalogue, which clients may keep for 2 s', async () => {
    const { status, body, headers } = await testServer().call('GET', '/products');
    expect([status, body]).toEqual([200, expected]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=2');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('returns 304 for its ETag, until a product changes', async () => {
    const { call, ports } = testServer();
    const etag = (await call('GET', '/products')).headers.get('etag') ?? '';
    for (const ifNoneMatch of [etag, `"other", ${etag}`, '*']) {
      const answer = await call('GET', '/products', undefined, { 'if-none-match': ifNoneMatch });
      expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([304, undefined, etag]);
    }
    await ports.products.import([{ ...tee, name: 'Renamed', isListed: true }]);
    ports.clock.advance(2000);
    const changed = await call('GET', '/products', undefined, { 'if-none-match': etag });
    expect(changed).toMatchObject({ status: 200, body: { products: [{ name: 'Renamed' }] } });
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('has another ETag when other words mean the same in a search, and not when the phone of the shop changes', async () => {
    const { call, ports, backEnd } = testServer();
    const actor = { kind: 'command', id: 'command', name: 'command line' } as const;
    const etag = (await call('GET', '/products')).headers.get('etag') ?? '';
    const change = async (fields: object) => {
      await backEnd.admin.changeSettings(actor, fields, () => true);
      ports.clock.advance(2000);
      return call('GET', '/products', undefined, { 'if-none-match': etag });
    };
    expect((await change({ phone: '080 4718 2200' })).status).toBe(304);
    const changed = await change({ synonyms: 'topi, cap' });
    expect(changed).toMatchObject({ status: 200, body: { synonyms: 'topi, cap' } });
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('shows a change within 5 s: 2 s until the back-end notices it and 2 s in the cache of the client', async () => {
    const { call, ports } = testServer();
    const { headers } = await call('GET', '/products');
    const maxAge = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]);
    await ports.products.import([{ ...tee, name: 'Renamed', isListed: true }]);
    ports.clock.advance(2000);
    expect((await call('GET', '/products')).body).toMatchObject({ products: [{ name: 'Renamed' }] });
    expect(2 + maxAge).toBeLessThan(5);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
    ['identity', null, (content: Buffer) => content],
  ])('is compressed as the client accepts it: %s', async (accepted, encoding, decompress) => {
    const { app } = testServer();
    for (const _time of [1, 2]) {
      const request = { url: '/api/products', headers: { 'accept-encoding': accepted } };
      const { headers, rawPayload } = await app.inject(request);
      expect([headers['content-encoding'] ?? null, headers.vary]).toEqual([encoding, 'accept-encoding']);
      expect(JSON.parse(decompress(rawPayload).toString())).toEqual(expected);
    }
  });
});
