import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtStorefront } from '../../adapters/fastify/testing/builtStorefront.ts';
import { Unavailable } from '../../core/backend/ports/refusals/Unavailable.ts';
import { sampleCalls } from '../fastify/sampleCalls.ts';
import { asha, signUp, testServer } from '../fastify/testServer.ts';
import { listen, rawRequest } from './rawRequest.ts';

const YEAR_S = 365 * 24 * 60 * 60;
const JSON_BODY = { 'content-type': 'application/json' };
const DOCUMENT = { accept: 'text/html' };

const built = builtStorefront();
const pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
writeFileSync(join(pictures, 'tee.jpg'), 'picture');

afterAll(() => {
  built.remove();
  rmSync(pictures, { recursive: true });
});

type Kind = readonly [
  name: string,
  status: number,
  caching: string,
  request: {
    readonly method?: string;
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: object | string;
    /** Breaks the server before the request. */
    readonly fault?: 'database gone' | 'unexpected error';
  },
];

const NO_STORE = 'no-store';
const FOREVER = 'public, max-age=31536000, immutable';
const ASSET = '/assets/index-a1.js';

const files: readonly Kind[] = [
  ['a document', 200, 'no-cache', { url: '/', headers: DOCUMENT }],
  ['the document of every page', 200, 'no-cache', { url: '/cart', headers: DOCUMENT }],
  ['the document of no page', 404, 'no-cache', { url: '/unknown', headers: DOCUMENT }],
  ['the head of a document', 200, 'no-cache', { url: '/', method: 'HEAD' }],
  ['an asset', 200, FOREVER, { url: ASSET }],
  ['a compressed asset', 200, FOREVER, { url: ASSET, headers: { 'accept-encoding': 'br' } }],
  ['a part of an asset', 206, FOREVER, { url: ASSET, headers: { range: 'bytes=0-3' } }],
  ['an impossible part of an asset', 416, FOREVER, { url: ASSET, headers: { range: 'bytes=99999-' } }],
  ['another file', 200, 'public, max-age=86400', { url: '/favicon.svg' }],
  ['an imported picture', 200, FOREVER, { url: '/pictures/imported/tee.jpg' }],
  ['a missing picture', 404, NO_STORE, { url: '/pictures/imported/none.jpg' }],
  ['a missing file', 404, NO_STORE, { url: '/none.js' }],
  ['a path that cannot be decoded', 400, NO_STORE, { url: '/%ZZ' }],
];

const calls: readonly Kind[] = [
  ['the products', 200, 'public, max-age=2', { url: '/api/products' }],
  ['a part of the catalogue', 200, 'public, max-age=2', { url: '/api/catalogue?size=M' }],
  ['the options of the filters', 200, 'public, max-age=2', { url: '/api/catalogue/options' }],
  ['too large a part of the catalogue', 422, NO_STORE, { url: '/api/catalogue?count=101' }],
  ['an unknown product', 404, NO_STORE, { url: '/api/products/none' }],
  ['an unknown call', 404, NO_STORE, { url: '/api/nothing' }],
  ['an unknown method', 404, NO_STORE, { url: '/api/user/cart', method: 'PUT' }],
  ['another method for a document', 404, NO_STORE, { url: '/', method: 'POST' }],
  ['an id that is too long', 414, NO_STORE, { url: `/api/user/cart/${'a'.repeat(9000)}`, method: 'DELETE' }],
  [
    'another content type',
    415,
    NO_STORE,
    { url: '/api/auth/login', method: 'POST', headers: { 'content-type': 'a/b' }, body: 'a' },
  ],
  [
    'a body that is too large',
    413,
    NO_STORE,
    { url: '/api/auth/login', method: 'POST', headers: JSON_BODY, body: 'a'.repeat(300_000) },
  ],
  ['a body that is no JSON', 400, NO_STORE, { url: '/api/auth/login', method: 'POST', headers: JSON_BODY, body: '{' }],
  ['an invalid body', 422, NO_STORE, { url: '/api/auth/login', method: 'POST', headers: JSON_BODY, body: {} }],
  ['a database that is gone', 503, NO_STORE, { url: '/api/products', fault: 'database gone' }],
  ['an unexpected error', 500, NO_STORE, { url: '/api/products', fault: 'unexpected error' }],
  ['the OpenAPI document', 200, NO_STORE, { url: '/api/openapi.json' }],
  [
    'a webhook without a signature',
    400,
    NO_STORE,
    { url: '/api/payments/razorpay/webhook', method: 'POST', body: '{}' },
  ],
  ['the health', 200, NO_STORE, { url: '/health' }],
  ['whether it is alive', 200, NO_STORE, { url: '/live' }],
  ['the health without a database', 503, NO_STORE, { url: '/health', fault: 'database gone' }],
  ['the metrics', 200, NO_STORE, { url: '/metrics' }],
];

/** A server with a storefront. `fault` breaks its database. */
function server(isHttps: boolean, fault?: 'database gone' | 'unexpected error') {
  const storefront = { folder: built.folder, pictures, pages: ['/', '/cart'], isHttps };
  const error = fault === 'database gone' ? new Unavailable('gone') : new Error('unexpected');
  const checkDatabase = () => (fault === undefined ? Promise.resolve() : Promise.reject(error));
  const made = testServer({ storefront, checkDatabase });
  if (fault !== undefined) made.ports.products.version = () => Promise.reject(error);
  return made;
}

type Headers = Readonly<Record<string, unknown>>;

/** What no response lacks, and what none has. */
function expectSafe(headers: Headers, isHttps: boolean): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
    'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
    'content-security-policy': expect.stringMatching(/default-src '(none|self)'.*frame-ancestors '(none|self)'/),
  });
  const names = Object.keys(headers).filter((name) =>
    /^(server|x-powered-by|set-cookie|access-control-.*)$/.test(name),
  );
  expect(names).toEqual([]);
  const [, seconds = '0'] = /^max-age=(\d+); includeSubDomains$/.exec(`${headers['strict-transport-security']}`) ?? [];
  if (isHttps) expect(Number(seconds)).toBeGreaterThanOrEqual(YEAR_S);
  else expect(headers).not.toHaveProperty('strict-transport-security');
}

describe.each([
  ['https', true],
  ['http', false],
])('The headers of a shop with %s, of the response with', (_scheme, isHttps) => {
  it.each([...files, ...calls])(
    '%s (%i): %s',
    async (_name, status, caching, { method = 'GET', url, headers, body, fault }) => {
      const request = {
        method,
        url,
        headers: headers ?? {},
        remoteAddress: '10.0.0.1',
        ...(body && { payload: body }),
      };
      const response = await server(isHttps, fault).app.inject(request as object);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([status, caching]);
      expectSafe(response.headers, isHttps);
    },
  );

  it.each(sampleCalls.filter(({ path }) => !/^\/(products|catalogue(\/options)?$|delivery|pages|seller)/.test(path)))(
    '$method $path, with and without a token, is kept by no cache',
    async ({ method, path, body, needsToken }) => {
      const { call } = server(isHttps);
      const authorization = await signUp(call, { ...asha, email: 'meher@example.com' });
      for (const token of needsToken ? [authorization, ''] : ['']) {
        const { headers } = await call(method, path, body, { authorization: token });
        expect(headers.get('cache-control')).toBe(NO_STORE);
        expectSafe(Object.fromEntries(headers), isHttps);
      }
    },
  );

  it('too many attempts', async () => {
    const { call } = server(isHttps);
    const attempts = Array.from({ length: 6 }, () => call('POST', '/auth/login', { email: asha.email, password: 'a' }));
    const { status, headers } = (await Promise.all(attempts)).at(-1) ?? {};
    expect([status, headers?.get('cache-control')]).toEqual([429, NO_STORE]);
    expectSafe(Object.fromEntries(headers ?? []), isHttps);
  });
});

describe('The headers of a response to what is no valid HTTP', () => {
  let close = () => Promise.resolve();
  let port = 0;
  beforeAll(async () => {
    const { app } = server(true);
    close = () => app.close();
    port = await listen(app);
  });
  afterAll(() => close());

  it.each([
    [400, 'nonsense\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('%i: %.20j', async (status, request) => {
    const response = await rawRequest(port, request);
    expect([response.status, response.headers['cache-control']]).toEqual([status, NO_STORE]);
    expectSafe(response.headers, true);
  });
});
