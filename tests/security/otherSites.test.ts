import { describe, expect, it } from 'vitest';
import { protectedCalls, sampleCalls } from '../fastify/sampleCalls.ts';
import { ashasServer } from '../fastify/testServer.ts';

const origins = ['https://evil.example', 'null', 'https://shop.example.evil.example', 'http://localhost:3000'];
const invalid = { status: 401, body: { errors: ['The token is invalid. Unauthorized access error.'] } };

const namesOf = (headers: Headers, pattern: RegExp) => [...headers.keys()].filter((name) => pattern.test(name));
const named = <Call extends { method: string; path: string }>(calls: readonly Call[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const);

describe.each(named(sampleCalls))('To pages of other sites, %s', (_name, { method, path, body }) => {
  it.each(origins)('permits nothing: %s', async (origin) => {
    const { call, token } = await ashasServer();
    for (const authorization of [token, '']) {
      const { headers } = await call(method, path, body, { origin, authorization });
      expect(namesOf(headers, /^(access-control-|set-cookie)/)).toEqual([]);
    }
  });

  it.each(origins)('permits nothing when their browser asks: %s', async (origin) => {
    const { call } = await ashasServer();
    const asked = { 'access-control-request-method': method, 'access-control-request-headers': 'authorization' };
    const { status, headers } = await call('OPTIONS', path, undefined, { origin, ...asked });
    expect([status, namesOf(headers, /^access-control-/)]).toEqual([404, []]);
  });
});

describe.each(named(protectedCalls))('%s takes no token', (_name, { method, path, body }) => {
  it('from a cookie, another header, the query or the body', async () => {
    const { call, token } = await ashasServer();
    const cookies = ['token', 'session', 'authorization', 'encodedToken'].map((name) => `${name}=${token}`).join('; ');
    const elsewhere = {
      cookie: cookies,
      'x-authorization': token,
      'x-access-token': token,
      'proxy-authorization': token,
    };
    expect(await call(method, path, body, elsewhere)).toMatchObject(invalid);
    expect(await call(method, `${path}?authorization=${token}&token=${token}`, body)).toMatchObject(invalid);
    const withToken = { ...body, authorization: token, token, encodedToken: token };
    if (body !== undefined) expect(await call(method, path, withToken)).toMatchObject(invalid);
  });
});
