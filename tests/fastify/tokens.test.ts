import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { as, ashasServer, home, SECRET, START, signUp } from './testServer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const product = { product: { _id: 'tee' } };

const protectedCalls: readonly [string, string, object?][] = [
  ['POST', '/auth/logout'],
  ['GET', '/user/cart'],
  ['POST', '/user/cart', product],
  ['POST', '/user/cart/tee', { action: { type: 'increment' } }],
  ['DELETE', '/user/cart/tee'],
  ['POST', '/user/cart/clearCart', {}],
  ['GET', '/user/wishlist'],
  ['POST', '/user/wishlist', product],
  ['DELETE', '/user/wishlist/tee'],
  ['GET', '/user/address'],
  ['POST', '/user/address', { address: home }],
  ['POST', '/user/address/a', { address: home }],
  ['DELETE', '/user/address/a'],
  ['POST', '/user/checkout', { addressId: 'a' }],
  ['POST', '/user/orders', { order: { checkoutId: 'c', paymentId: 'p', providerOrderId: 'o', signature: 's' } }],
  ['GET', '/user/orders'],
];

const invalid = { status: 401, body: { errors: ['The token is invalid. Unauthorized access error.'] } };
const unregistered = { status: 404, body: { errors: ['The email you entered is not Registered. Not Found error'] } };

const payload = { sub: '1', version: 0 };
const junkTokens = {
  empty: '',
  junk: 'junk',
  'junk in three parts': 'a.b.c',
  'a scheme without a token': 'Bearer ',
  'a scheme twice': `Bearer Bearer ${jwt.sign(payload, SECRET, { expiresIn: '1d' })}`,
  'algorithm none': jwt.sign(payload, '', { algorithm: 'none', expiresIn: '1d' }),
  'another secret': jwt.sign(payload, 'another secret of the tests, 32 b', { expiresIn: '1d' }),
  'another algorithm': jwt.sign(payload, SECRET, { algorithm: 'HS512', expiresIn: '1d' }),
};

/** Calls with an invalid token change nothing, so that they can share one server. */
const shared = ashasServer();

describe.each(protectedCalls)('%s %s', (method, path, body) => {
  it('is refused without a token', async () => {
    const { call } = await shared;
    expect(await call(method, path, body)).toMatchObject(invalid);
  });

  it.each(Object.entries(junkTokens))('is refused with the token: %s', async (_what, token) => {
    const { call } = await shared;
    expect(await as(call, token)(method, path, body)).toMatchObject(invalid);
  });

  it('is refused with an expired token', async () => {
    const { asAsha, ports } = await ashasServer();
    ports.clock.advance(30 * DAY_MS);
    expect(await asAsha(method, path, body)).toMatchObject(invalid);
  });

  it('is refused when the shopper of the token is deleted', async () => {
    const { asAsha, ports } = await ashasServer();
    ports.tables.shoppers.clear();
    expect(await asAsha(method, path, body)).toMatchObject(unregistered);
  });

  it('is refused after logout, with every token of the shopper', async () => {
    const { call, asAsha, token } = await ashasServer();
    const credentials = { email: 'asha@example.com', password: 'ashas secret' };
    const second = (await call('POST', '/auth/login', credentials)).body as { readonly encodedToken: string };
    expect(await asAsha('POST', '/auth/logout')).toMatchObject({ status: 204, body: undefined });
    expect(await as(call, token)(method, path, body)).toMatchObject(invalid);
    expect(await as(call, second.encodedToken)(method, path, body)).toMatchObject(invalid);
  });

  it('is accepted with a valid token, with and without a scheme', async () => {
    for (const scheme of ['', 'Bearer ', 'bearer ']) {
      const { call, token } = await ashasServer();
      expect((await as(call, `${scheme}${token}`)(method, path, body)).body).not.toEqual(invalid.body);
    }
  });

  it.skipIf(method === 'GET')('checks the token before the body', async () => {
    const { call } = await shared;
    expect(await call(method, path, '{')).toMatchObject(invalid);
  });
});

it('A token is valid for 30 days', async () => {
  const { asAsha, ports } = await ashasServer();
  expect(ports.clock.now()).toBe(START);
  ports.clock.advance(30 * DAY_MS - 1000);
  expect(await asAsha('GET', '/user/cart')).toMatchObject({ status: 200 });
});

it('Calls without a token ignore one that is invalid', async () => {
  const { call } = await ashasServer();
  expect(await as(call, 'junk')('GET', '/products')).toMatchObject({ status: 200 });
  expect(await signUp(as(call, 'junk'), { email: 'ravi@example.com', password: 'ravis secret' })).toEqual(
    expect.any(String),
  );
});
