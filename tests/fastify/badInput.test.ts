import { describe, expect, it } from 'vitest';
import { asha, ashasServer, home } from './testServer.ts';

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
