import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { protectedCalls, sampleCalls } from './sampleCalls.ts';
import { as, ashasServer, SECRET, START, signUp } from './testServer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const invalid = { status: 401, body: { errors: ['The token is invalid. Unauthorized access error.'] } };
const unregistered = { status: 404, body: { errors: ['The email you entered is not Registered. Not Found error'] } };

const HOUR = { expiresIn: '1h' } as const;
const signed = (payload: object, options: jwt.SignOptions = HOUR) => jwt.sign(payload, SECRET, options);

/** Tokens for these claims of a shopper that have one fault each. */
const faultyTokens: Readonly<Record<string, (claims: object) => string>> = {
  empty: () => '',
  junk: () => 'junk',
  'junk in three parts': () => 'a.b.c',
  'a token of 10 kB': () => 'a'.repeat(10_000),
  'a scheme without a token': () => 'Bearer ',
  'a scheme twice': (claims) => `Bearer Bearer ${signed(claims)}`,
  'a token twice': (claims) => `${signed(claims)}, ${signed(claims)}`,
  'algorithm HS512': (claims) => signed(claims, { algorithm: 'HS512', ...HOUR }),
  'another secret': (claims) => jwt.sign(claims, 'another secret of the tests, 32 b', HOUR),
  'no expiry': (claims) => signed(claims, {}),
  'a start in the future': (claims) => signed(claims, { ...HOUR, notBefore: '30m' }),
  'an audience': (claims) => signed(claims, { ...HOUR, audience: 'another shop' }),
  'an issuer': (claims) => signed(claims, { ...HOUR, issuer: 'another shop' }),
  'no shopper': ({ sub: _, ...claims }: { sub?: string }) => signed(claims),
  'no version': ({ version: _, ...claims }: { version?: number }) => signed(claims),
  'a version that is a text': (claims) => signed({ ...claims, version: '0' }),
  'a version that is no whole number': (claims) => signed({ ...claims, version: 0.5 }),
  'an earlier version': (claims) => signed({ ...claims, version: -1 }),
  'a later version': (claims) => signed({ ...claims, version: 1 }),
  'another claim': (claims) => signed({ ...claims, isAdmin: true }),
  'the claims of the mock back-end': () => signed({ email: 'asha@example.com', _id: '1' }),
};

/** Calls with an invalid token change nothing, so that they can share one server. */
const shared = ashasServer();
const ashasClaims = shared.then(({ ports }) => ({ sub: [...ports.tables.shoppers.keys()].join(), version: 0 }));
/** The clock of the server does not move. */
const iat = Math.floor(START / 1000);

it('Only these calls need no token', () => {
  const open = sampleCalls.filter(({ needsToken }) => !needsToken).map(({ method, path }) => `${method} ${path}`);
  const products = [
    'GET /products',
    'GET /products/tee',
    'GET /categories',
    'GET /catalogue/options',
    'GET /catalogue',
    'GET /catalogue/tee',
    'GET /catalogue/tee/more',
    'GET /catalogue/tee/pictures',
    'GET /catalogue/creators',
    'GET /suggestions?q=tee',
    'GET /availability?keys=tee',
    'GET /delivery?pin=400050',
    'GET /pages/terms',
    'GET /seller',
  ];
  const accounts = [
    'POST /auth/login',
    'POST /auth/signup',
    'POST /auth/password/forgot',
    'POST /auth/password/reset',
    'POST /auth/email/verify',
  ];
  expect(open).toEqual([...products, ...accounts, 'GET /coupons', 'GET /catalogue/tee/fit']);
});

const named = protectedCalls.map((call) => [`${call.method} ${call.path}`, call] as const);

describe.each(named)('%s', (_name, { method, path, body }) => {
  it('is refused without a token', async () => {
    const { call } = await shared;
    expect(await call(method, path, body)).toMatchObject(invalid);
  });

  it.each(Object.entries(faultyTokens))('is refused with the token: %s', async (_what, tokenFor) => {
    const { call, ports } = await shared;
    const before = structuredClone(ports.tables.shoppers);
    const token = tokenFor({ ...(await ashasClaims), iat });
    expect(await as(call, token)(method, path, body)).toMatchObject(invalid);
    expect(ports.tables.shoppers).toEqual(before);
  });

  it('is accepted with the claims of those tokens when they have no fault', async () => {
    const { call, ports } = await ashasServer();
    const claims = { sub: [...ports.tables.shoppers.keys()].join(), version: 0, iat };
    expect((await as(call, signed(claims))(method, path, body)).body).not.toEqual(invalid.body);
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
