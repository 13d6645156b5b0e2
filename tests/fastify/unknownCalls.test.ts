import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ashasServer, testServer } from './testServer.ts';

const errors = { errors: expect.arrayContaining([expect.any(String)]) };

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
