import { describe, expect, it, vi } from 'vitest';
import { StructuredLog } from '../../adapters/fastify/StructuredLog.ts';
import { Unavailable } from '../../core/backend/ports/refusals/Unavailable.ts';
import { asha, ashasServer, testServer } from './testServer.ts';

const unavailable = { errors: ['The shop is not available at the moment. Please try again.'] };
const aboutCatalogue = [
  '/products',
  '/products/tee',
  '/categories',
  '/catalogue',
  '/catalogue/options',
  '/catalogue/creators',
  '/catalogue/1',
  '/catalogue/1/more',
  '/catalogue/1/pictures',
  '/suggestions?q=tee',
];
const unexpected = { errors: ['Something went wrong. Please try again.'] };

describe('When the database is gone', () => {
  it('calls return 503 with a text, and work again when it is back', async () => {
    const { asAsha, ports } = await ashasServer();
    const lines = ports.carts.lines.bind(ports.carts);
    ports.carts.lines = () => Promise.reject(new Unavailable('connect ECONNREFUSED 10.0.0.7:5432'));
    expect(await asAsha('GET', '/user/cart')).toMatchObject({ status: 503, body: unavailable });
    ports.carts.lines = lines;
    expect(await asAsha('GET', '/user/cart')).toMatchObject({ status: 200 });
  });

  it.each(aboutCatalogue)('GET %s returns 503 while the catalogue was never read', async (path) => {
    const { call, ports } = testServer();
    ports.products.version = () => Promise.reject(new Unavailable('gone'));
    const { status, body, headers } = await call('GET', path);
    expect([status, body, headers.get('age')]).toEqual([503, unavailable, null]);
  });

  it.each(aboutCatalogue)('GET %s is answered from memory with its age in seconds, until it is back', async (path) => {
    const { call, ports } = testServer();
    const ask = async () => {
      const { status, body, headers } = await call('GET', path);
      return { status, body, version: headers.get('catalogue-version'), age: headers.get('age') };
    };
    const before = await ask();
    expect(before).toMatchObject({ status: 200, version: '1', age: null });
    const version = vi.spyOn(ports.products, 'version').mockRejectedValue(new Unavailable('gone'));
    ports.clock.advance(2_900);
    expect(await ask()).toEqual({ ...before, age: '2' });
    ports.clock.advance(60_000);
    expect(await ask()).toEqual({ ...before, age: '62' });
    version.mockRestore();
    ports.clock.advance(2_000);
    expect(await ask()).toEqual(before);
  });

  it('GET /live returns 200', async () => {
    const { call } = testServer({ checkDatabase: () => Promise.reject(new Error('gone')) });
    expect(await call('GET', '/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('GET /health returns 503, also when the database does not answer at all, and 200 when it is back', async () => {
    let check: () => Promise<unknown> = async () => {};
    const { call } = testServer({ checkDatabase: () => check() });
    expect(await call('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    check = () => Promise.reject(new Error('gone'));
    const failure = { status: 503, body: { errors: ['The database does not answer'] } };
    expect(await call('GET', '/health')).toMatchObject(failure);
    check = () => new Promise(() => {});
    expect(await call('GET', '/health')).toMatchObject(failure);
    check = async () => {};
    expect(await call('GET', '/health')).toMatchObject({ status: 200 });
  });
});

describe('An unexpected error', () => {
  it.each([
    new Error('secret detail of the server'),
    Object.assign(new Error('secret detail'), { statusCode: 502 }),
    'secret detail',
    undefined,
  ])('returns 500 with a plain text and without its details: %j', async (error) => {
    const { asAsha, ports } = await ashasServer();
    ports.carts.lines = () => Promise.reject(error);
    const { status, body, headers } = await asAsha('GET', '/user/cart');
    expect([status, body]).toEqual([500, unexpected]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('is possible in a route without a token', async () => {
    const { call, ports } = await ashasServer();
    ports.shoppers.withEmail = () => Promise.reject(new Error('secret detail'));
    const credentials = { email: 'asha@example.com', password: 'ashas secret' };
    expect(await call('POST', '/auth/login', credentials)).toMatchObject({ status: 500, body: unexpected });
  });
});

describe('When an attempt that succeeded cannot be taken back', () => {
  it('the login still returns 200', async () => {
    const { call, ports } = await ashasServer();
    ports.attempts.takeBack = () => Promise.reject(new Unavailable('gone'));
    expect(await call('POST', '/auth/login', asha)).toMatchObject({ status: 200 });
  });

  it('the login does not wait for it, and the log has the reason', async () => {
    const entries: string[] = [];
    const { logger } = new StructuredLog('error', { write: (entry) => void entries.push(entry) });
    const { call, ports } = await ashasServer({ log: logger });
    let fail = () => {};
    ports.attempts.takeBack = () =>
      new Promise((_resolve, reject) => {
        fail = () => reject(new Unavailable('gone'));
      });
    expect(await call('POST', '/auth/login', asha)).toMatchObject({ status: 200 });
    expect(entries).toEqual([]);
    fail();
    await expect
      .poll(() => entries.map((entry) => JSON.parse(entry)))
      .toMatchObject([{ msg: 'An attempt could not be taken back', err: { message: 'gone' } }]);
  });
});

describe('Repeated logins and signups', () => {
  const credentials = { email: 'asha@example.com', password: 'wrong' };
  const tooMany = { errors: [expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds\.$/)] };

  it('of one address with one e-mail return 429 with Retry-After from the sixth in a minute on', async () => {
    const { call } = testServer();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await call('POST', '/auth/login', credentials)).toMatchObject({ status: 404 });
    }
    const { status, body, headers } = await call('POST', '/auth/login', { ...credentials, email: ' ASHA@example.com' });
    expect([status, body]).toEqual([429, tooMany]);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    const another = { ...credentials, email: 'ravi@example.com' };
    expect(await call('POST', '/auth/login', another)).toMatchObject({ status: 404 });
  });

  it('are limited for signups as well', async () => {
    const { call } = testServer();
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      statuses.push((await call('POST', '/auth/signup', { ...credentials, password: 'long enough' })).status);
    }
    expect(statuses).toEqual([201, 422, 422, 422, 422, 429]);
  });

  it('of another address are counted apart; what a client says of its address is not believed', async () => {
    const { app } = testServer({ attemptsPerMinute: 1 });
    const statusFrom = async (remoteAddress: string, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      const request = { method: 'POST', url: '/api/auth/login', payload: credentials, remoteAddress, headers } as const;
      return (await app.inject(request)).statusCode;
    };
    expect(await statusFrom('10.0.0.1', '1.1.1.1')).toBe(404);
    expect(await statusFrom('10.0.0.1', '2.2.2.2')).toBe(429);
    expect(await statusFrom('10.0.0.2', '1.1.1.1')).toBe(404);
  });

  it('count the address that the trusted proxies report', async () => {
    const { app } = testServer({ attemptsPerMinute: 1, trustedProxies: 1 });
    const statusFrom = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      const request = { method: 'POST', url: '/api/auth/login', payload: credentials, headers } as const;
      return (await app.inject(request)).statusCode;
    };
    expect(await statusFrom('1.1.1.1')).toBe(404);
    expect(await statusFrom('2.2.2.2')).toBe(404);
    expect(await statusFrom('9.9.9.9, 2.2.2.2')).toBe(429);
  });

  it('other calls are not limited', async () => {
    const { asAsha } = await ashasServer({ attemptsPerMinute: 1 });
    for (let call = 0; call < 20; call += 1) expect(await asAsha('GET', '/user/cart')).toMatchObject({ status: 200 });
  });
});
