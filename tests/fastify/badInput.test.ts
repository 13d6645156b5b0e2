import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { asha, ashasServer, home, testServer } from './testServer.ts';

/** Every call with a body, and one that is valid. */
const calls: readonly [string, object][] = [
  ['/auth/login', { email: asha.email, password: asha.password }],
  ['/auth/signup', { ...asha, email: 'ravi@example.com' }],
  ['/user/cart', { product: { _id: 'tee' } }],
  ['/user/cart/tee', { action: { type: 'increment' } }],
  ['/user/wishlist', { product: { _id: 'tee' } }],
  ['/user/address', { address: home }],
  ['/user/address/a', { address: home }],
  ['/user/checkout', { addressId: 'a', couponId: 'new-year' }],
  ['/user/orders', { order: { checkoutId: 'c', paymentId: 'p', providerOrderId: 'o', signature: 's' } }],
];

/** Returns copies of a body in which one field, at any depth, is missing or replaced. */
function damaged(body: object): readonly [string, object][] {
  return Object.entries(body).flatMap(([field, value]): [string, object][] => {
    const { [field]: _removed, ...rest } = body as Record<string, unknown>;
    const wrong = [7, null, [], true, 'nul \u0000'].map((other): [string, object] => [
      `${field} ${JSON.stringify(other)}`,
      { ...body, [field]: other },
    ]);
    const within = typeof value === 'object' ? damaged(value) : [];
    return [
      ...(['firstName', 'lastName', 'couponId'].includes(field) ? [] : [[`no ${field}`, rest] as [string, object]]),
      ...wrong.filter(([name]) => field !== 'password' || !name.includes('nul')),
      ...within.map(([name, inner]): [string, object] => [`${field}.${name}`, { ...body, [field]: inner }]),
    ];
  });
}

const wrongBodies: readonly (readonly [string, number, string])[] = [
  ['no JSON', 400, 'nonsense'],
  ['JSON that ends early', 400, '{"email": "a'],
  ['a text', 422, '"text"'],
  ['null', 422, 'null'],
  ['a list', 422, '[]'],
  ['deep lists', 422, `${'['.repeat(120_000)}${']'.repeat(120_000)}`],
  ['deep objects', 422, `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
  ['a prototype', 400, '{"__proto__": {"isAdmin": true}}'],
  ['1 MB', 413, `{"a":"${'a'.repeat(1_000_000)}"}`],
  ['1 MB of deep lists', 413, `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
];

/** Calls of these tests are refused, so that they can share one server. */
const shared = ashasServer();
const ATTEMPTS = 5;

/** Returns the shortest duration of several calls, in ms, because other work of the machine slows single calls down. */
async function shortest(call: () => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = performance.now();
    await call();
    durations.push(performance.now() - before);
  }
  return Math.min(...durations);
}

const errors = { errors: expect.arrayContaining([expect.any(String)]) };

describe.each(calls)('POST %s', (path, valid) => {
  it('accepts the valid body', async () => {
    const { asAsha } = await ashasServer();
    const { status, body } = await asAsha('POST', path, valid);
    expect(status).not.toBe(400);
    expect(JSON.stringify(body)).not.toContain('Invalid');
  });

  it.each(damaged(valid))('returns 422 for a body with %s', async (_what, body) => {
    const { asAsha } = await shared;
    expect(await asAsha('POST', path, body)).toMatchObject({ status: 422, body: errors });
  });

  it.each(wrongBodies)('returns for %s %i within 100 ms', async (_what, status, body) => {
    const { asAsha } = await shared;
    expect(await asAsha('POST', path, body)).toMatchObject({ status, body: errors });
    expect(await shortest(() => asAsha('POST', path, body))).toBeLessThan(100);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'returns 415 for the content type %s',
    async (type) => {
      const { asAsha } = await shared;
      const answer = await asAsha('POST', path, valid, { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, body: errors });
    },
  );
});

describe('Texts that are too long', () => {
  it.each([
    ['/auth/signup', { ...asha, email: `${'a'.repeat(310)}@example.com` }],
    ['/auth/signup', { ...asha, firstName: 'a'.repeat(201) }],
    ['/user/address', { address: { ...home, street: 'a'.repeat(1001) } }],
    ['/user/cart', { product: { _id: 'a'.repeat(8193) } }],
    ['/user/cart', { product: 'a'.repeat(10_000) }],
  ])('return 422: %s', async (path, body) => {
    const { asAsha, ports } = await ashasServer();
    const answer = await asAsha('POST', path, body);
    expect(answer).toMatchObject({ status: 422, body: errors });
    expect(JSON.stringify(answer.body).length).toBeLessThan(500);
    expect(ports.tables.shoppers.size).toBe(1);
  });
});

it.each([
  ['an e-mail of another shape', { ...asha, email: 'no e-mail' }, 'Please enter a valid e-mail address'],
  ['no e-mail', { ...asha, email: ' ' }, 'E-mail is required'],
  ['a short password', { ...asha, password: 'seven 7' }, 'Password must be at least 8 characters'],
])('POST /auth/signup with %s returns 422 with the text of the form', async (_what, body, text) => {
  const { call, ports } = testServer();
  expect(await call('POST', '/auth/signup', body)).toMatchObject({ status: 422, body: { errors: [text] } });
  expect(ports.tables.shoppers.size).toBe(0);
});

it('POST /user/address returns 422 with the texts of the form, one for each field', async () => {
  const { asAsha } = await ashasServer();
  const address = { ...home, city: ' ', phone: '12345' };
  const answer = await asAsha('POST', '/user/address', { address });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: ['City is required', 'Phone must be at least 8 characters'] },
  });
});

describe('Unknown calls', () => {
  it.each([
    ['GET', '/nothing'],
    ['GET', '/user/cart/tee'],
    ['PUT', '/user/cart'],
    ['PATCH', '/products'],
    ['DELETE', '/user/orders'],
    ['OPTIONS', '/products'],
    ['POST', '/products'],
    ['GET', '/auth/login'],
  ])('%s %s returns 404 with a text', async (method, path) => {
    const { asAsha } = await ashasServer();
    expect(await asAsha(method, path)).toMatchObject({
      status: 404,
      body: { errors: [`There is no call ${method} /api${path}. Not Found error`] },
    });
  });

  it.each(['%ZZ', '%00', 'a'.repeat(9000)])('An id that is no text returns 4xx: %s', async (id) => {
    const { asAsha } = await ashasServer();
    const { status, body } = await asAsha('DELETE', `/user/cart/${id}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).toEqual(errors);
  });

  it('A slash at the end of a path changes nothing', async () => {
    const { asAsha } = await ashasServer();
    expect(await asAsha('GET', '/user/cart/')).toMatchObject({ status: 200, body: { cart: [] } });
  });
});

describe('Requests that are no valid HTTP', () => {
  const responseTo = async (request: string) => {
    const { app } = testServer();
    const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
      let received = '';
      socket.on('data', (data) => {
        received += data;
      });
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });
    await app.close();
    return text;
  };

  it.each([
    ['nonsense\r\n\r\n', '400 Bad Request'],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ])('return an error with a text: %.20j', async (request, status) => {
    const response = await responseTo(request);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual(errors);
  });
});
