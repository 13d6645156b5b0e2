import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asha, testServer } from '../fastify/testServer.ts';
import { listen, rawRequest } from './rawRequest.ts';

const login = (length: number | string) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`;
const GET = 'GET /health HTTP/1.1\r\nHost: a\r\n';

/** Returns the number of responses in what a connection received. */
const responsesIn = (text: string) => text.split(/HTTP\/1\.1 (?=\d)/).length - 1;

it('A request may take 10 s for its headers and 30 s in all, which is checked every 5 s', () => {
  const settings = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
  expect(testServer().app.server).toMatchObject(settings);
});

describe('A server that gives a request 4 s for its headers and 5 s in all', () => {
  const { app } = testServer();
  let port = 0;
  beforeAll(async () => {
    Object.assign(app.server, { headersTimeout: 4000, requestTimeout: 5000, connectionsCheckingInterval: 100 });
    port = await listen(app);
  });
  afterAll(() => app.close());

  /** Sends a start, then a piece every 50 ms. Resolves with the status once the server has closed the connection. */
  function sendSlowly(start: string, piece: string): Promise<number> {
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setInterval> | undefined;
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(start);
        timer = setInterval(() => socket.write(piece), 50);
      });
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        resolve(Number(text.split(' ')[1] ?? 0));
      });
    });
  }

  const chunked = login(0).replace(/Content-Length.*/, 'Transfer-Encoding: chunked');
  const kinds = [
    ['headers', GET, 'X-A: b\r\n'],
    ['a request line', 'GET /', 'a'],
    ['nothing', '', ''],
    ['a body', `${login(1000)}\r\n`, ' '],
    ['a body in pieces', `${chunked}\r\n`, '1\r\n \r\n'],
  ] as const;

  it('answers others before it closes the connections that send slowly', async () => {
    const closed: (readonly [string, number])[] = [];
    const began = performance.now();
    const slow = kinds.flatMap(([kind, start, piece]) =>
      Array.from({ length: 20 }, async () => closed.push([kind, await sendSlowly(start, piece)])),
    );
    for (let call = 0; call < 5; call += 1) {
      expect((await rawRequest(port, `${GET}Connection: close\r\n\r\n`)).status).toBe(200);
    }
    expect(closed).toEqual([]);
    await Promise.all(slow);
    expect(performance.now() - began).toBeLessThan(15_000);
    for (const [kind, status] of closed) expect([kind, [0, 408].includes(status)]).toEqual([kind, true]);
  });
});

describe('A server', () => {
  const { app, ports } = testServer();
  let port = 0;
  beforeAll(async () => {
    port = await listen(app);
  });
  afterAll(() => app.close());

  it.each([
    ['a header of 1 MB', `${GET}X: ${'a'.repeat(1_000_000)}\r\n\r\n`, 431],
    ['10,000 headers', `${GET}${'X: a\r\n'.repeat(10_000)}\r\n`, 431],
    ['a path of 1 MB', `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['a body of 10 GB', `${login(10 ** 10)}Connection: close\r\n\r\n{}`, 413],
    [
      'a body in pieces without an end',
      `${login(0).replace(/Content-Length.*/, 'Transfer-Encoding: chunked')}\r\n${`1000\r\n${' '.repeat(4096)}\r\n`.repeat(80)}`,
      413,
    ],
  ])('refuses what is too large: %s', async (_what, request, status) => {
    const began = performance.now();
    const response = await rawRequest(port, request);
    expect(response.status).toBe(status);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  const smuggled = 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n';
  const chunked = (header: string, body: string) => `${login(0).replace(/Content-Length.*/, header)}\r\n${body}`;

  /** Each hides a second request, or leaves the length of the first to the reader. */
  const ambiguous: readonly (readonly [string, string])[] = [
    ['both lengths', `${login(5)}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    [
      'both lengths, the other way round',
      chunked('Transfer-Encoding: chunked\r\nContent-Length: 5', `0\r\n\r\n${smuggled}`),
    ],
    ['two lengths', `${login(2)}Content-Length: 40\r\n\r\n{}${smuggled}`],
    ['a list of lengths', `${login('2, 2')}\r\n{}${smuggled}`],
    ['a negative length', `${login(-1)}\r\n${smuggled}`],
    ['a length with a sign', `${login('+2')}\r\n{}${smuggled}`],
    ['a length in hexadecimal', `${login('0x2')}\r\n{}${smuggled}`],
    ['a length beyond 64 bits', `${login('9'.repeat(30))}\r\n{}${smuggled}`],
    ['an unknown encoding', chunked('Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`)],
    ['an encoding after chunked', chunked('Transfer-Encoding: chunked, identity', `0\r\n\r\n${smuggled}`)],
    ['an encoding with a vertical tab', chunked('Transfer-Encoding: \x0bchunked', `0\r\n\r\n${smuggled}`)],
    ['a space before the colon', chunked('Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`)],
    ['a folded header', chunked('Transfer-Encoding:\r\n chunked', `0\r\n\r\n${smuggled}`)],
    ['a chunk size that is no number', chunked('Transfer-Encoding: chunked', `x\r\n{}\r\n0\r\n\r\n${smuggled}`)],
    ['a negative chunk size', chunked('Transfer-Encoding: chunked', `-1\r\n{}\r\n0\r\n\r\n${smuggled}`)],
    [
      'a chunk size beyond 64 bits',
      chunked('Transfer-Encoding: chunked', `${'f'.repeat(17)}\r\n{}\r\n0\r\n\r\n${smuggled}`),
    ],
    ['a chunk longer than its size', chunked('Transfer-Encoding: chunked', `1\r\n{}\r\n0\r\n\r\n${smuggled}`)],
    ['a line that ends without a line feed', `${login(2)}X: a\rContent-Length: 40\r\n\r\n{}${smuggled}`],
    ['a header without a colon', `${login(2)}nonsense\r\n\r\n{}${smuggled}`],
    ['a header name with NUL', `${login(2)}X\0: a\r\n\r\n{}${smuggled}`],
    ['a header value with NUL', `${login(2)}X: a\0b\r\n\r\n{}${smuggled}`],
    ['no host', `GET /health HTTP/1.1\r\n\r\n${smuggled}`],
    ['another version', `GET /health HTTP/9.9\r\nHost: a\r\n\r\n${smuggled}`],
  ];

  it.each(ambiguous)('ends a connection at a request whose end is not certain: %s', async (_what, request) => {
    const { status, text } = await rawRequest(port, request);
    expect([status, responsesIn(text)]).toEqual([400, 1]);
  });

  it('gives no tunnel to another host', async () => {
    for (const request of [
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
      'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    ]) {
      expect([0, 400, 404]).toContain((await rawRequest(port, request)).status);
    }
  });

  it('echoes no request', async () => {
    const request = 'TRACE /api/products HTTP/1.1\r\nHost: a\r\nX-Secret: of a proxy\r\nConnection: close\r\n\r\n';
    const { status, text } = await rawRequest(port, request);
    expect([status, text.includes('of a proxy')]).toEqual([404, false]);
  });

  it('answers requests that are sent at once in their order, and counts the attempts to log in among them', async () => {
    ports.tables.clear();
    const body = JSON.stringify({ email: asha.email, password: 'wrong' });
    const attempts = `${login(body.length)}\r\n${body}`.repeat(10);
    const { text } = await rawRequest(port, `${attempts}${GET}Connection: close\r\n\r\n`);
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    expect(statuses).toEqual([...Array(5).fill(404), ...Array(5).fill(429), 200]);
  });
});
