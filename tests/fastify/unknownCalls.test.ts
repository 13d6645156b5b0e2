import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sampleCalls } from './sampleCalls.ts';
import { ashasServer, testServer } from './testServer.ts';

const errors = { errors: expect.arrayContaining([expect.any(String)]) };

/** The calls with an id in their path. */
const entryCalls = sampleCalls
  .filter(({ path }) => path.endsWith('/tee'))
  .map((call) => [`${call.method} ${call.path}`, call] as const);

/** Calls of these tests are refused, so that they can share one server. */
const shared = ashasServer();

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

  describe.each(entryCalls)('%s', (_name, { method, path, body: valid }) => {
    it.each([
      ['with a percent sign alone', '%', 400],
      ['that is not encoded', '%ZZ', 400],
      ['that is not UTF-8', '%F0%A4', 400],
      ['with half of a surrogate pair', '%ED%A0%80', 400],
      ['with NUL', 'a%00b', 422],
      ['that is too long', 'a'.repeat(8193), 414],
      ['that is not encoded and too long', `%ZZ${'a'.repeat(8193)}`, 400],
    ])('with an id %s returns 4xx with a text', async (_what, id, status) => {
      const { asAsha } = await shared;
      const answer = await asAsha(method, path.replace(/tee$/, id), valid);
      expect(answer).toMatchObject({ status, body: errors });
      expect(JSON.stringify(answer.body).length).toBeLessThan(500);
    });
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
