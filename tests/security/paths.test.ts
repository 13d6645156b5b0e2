import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE } from '../../adapters/fastify/testing/builtStorefront.ts';
import { testServer } from '../fastify/testServer.ts';
import { listen, rawRequest } from './rawRequest.ts';

const SECRET = 'the secret beside the storefront';

/** A folder like that of the shop on its machine. The build and the imported pictures are served, and nothing else. */
const home = mkdtempSync(join(tmpdir(), 'paths-'));
const FILES = {
  'dist/index.html': 'home',
  'dist/shell.html': 'shell',
  'dist/assets/index-a1.js': CODE,
  'dist/assets/index-a1.js.br': 'compressed',
  'dist/.env': SECRET,
  'dist/.well-known/security.txt': 'contact',
  'dist-other/secret.txt': SECRET,
  'data/token-secret': SECRET,
  'data/secret.txt': SECRET,
  'data/pictures/tee.jpg': 'picture',
  'data/pictures/.part': SECRET,
  'package.json': SECRET,
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(join(home, name, '..'), { recursive: true });
  writeFileSync(join(home, name), text);
}
symlinkSync(join(home, 'data/secret.txt'), join(home, 'dist/assets/link.js'));
symlinkSync(join(home, 'data'), join(home, 'dist/linked'));
symlinkSync(join(home, 'data/secret.txt'), join(home, 'data/pictures/link.jpg'));
symlinkSync(join(home, 'data'), join(home, 'data/pictures/linked'));

afterAll(() => rmSync(home, { recursive: true }));

const UPS = ['..', '%2e%2e', '.%2e', '%252e%252e', '%c0%ae%c0%ae', '%uff0e%uff0e', '..%00', '....'];
const SLASHES = ['/', '%2f', '\\', '%5c', '//', '%252f', '%c0%af', '/./', '%u2215'];
const FOLDERS = ['', '/assets', '/pictures/imported', '/pictures/imported/..', '/product-listing'];

/** Paths that would lead out of a folder to a secret if one of these spellings counted. */
const ascending = FOLDERS.flatMap((folder) =>
  UPS.flatMap((up) =>
    SLASHES.flatMap((slash) =>
      ['data/secret.txt', 'package.json', 'etc/passwd'].flatMap((file) =>
        [1, 2, 8].map((times) => `${folder}/${`${up}${slash}`.repeat(times)}${file.replaceAll('/', slash)}`),
      ),
    ),
  ),
);

const others = [
  ...['/data/secret.txt', '/data/token-secret', '/data', '/.env', '/%2eenv', '/package.json', '/dist-other/secret.txt'],
  ...[
    '/pictures/imported/.part',
    '/pictures/imported/%2epart',
    '/pictures/imported/link.jpg',
    '/pictures/imported/linked/secret.txt',
  ],
  ...['/assets/link.js', '/linked/secret.txt', '/linked/token-secret', '/-other/secret.txt', '/..-other/secret.txt'],
  ...[
    `${home}/data/secret.txt`,
    `/${home}/data/secret.txt`,
    `//${home}/data/secret.txt`,
    `/pictures/imported/${home}/data/secret.txt`,
  ],
  ...[
    `/pictures/imported/%2f${home.slice(1)}/data/secret.txt`,
    `/file://${home}/data/secret.txt`,
    'file:///etc/passwd',
    '/c:/secret.txt',
  ],
  ...[
    '/assets/index-a1.js%00.html',
    '/pictures/imported/tee.jpg%00',
    '/pictures/imported/',
    '/pictures/imported',
    '/assets/',
    '/assets',
  ],
  ...[
    '/~root/.ssh/id_rsa',
    '/proc/self/environ',
    '/pictures/imported/../../proc/self/environ',
    '/node_modules/fastify/package.json',
  ],
];

describe('The files beside the storefront', () => {
  const storefront = { folder: join(home, 'dist'), pictures: join(home, 'data/pictures'), pages: ['/'] };
  const { app } = testServer({ storefront });
  let port = 0;
  beforeAll(async () => {
    port = await listen(app);
  });
  afterAll(() => app.close());
  const get = (path: string, headers = '') =>
    rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}Connection: close\r\n\r\n`);

  it('that are served are the build and the imported pictures', async () => {
    for (const [path, text] of [
      ['/', 'home'],
      ['/assets/index-a1.js', CODE],
      ['/pictures/imported/tee.jpg', 'picture'],
      ['/.well-known/security.txt', 'contact'],
    ] as const) {
      const response = await get(path);
      expect([path, response.status, response.text.endsWith(text)]).toEqual([path, 200, true]);
    }
  });

  it.each([
    ['', ''],
    ['as a compressed page', 'Accept: text/html\r\nAccept-Encoding: br, gzip\r\n'],
  ])(
    `are reached by none of ${ascending.length + others.length} paths %s`,
    async (_what, headers) => {
      for (const path of [...ascending, ...others]) {
        const { status, text } = await get(path, headers);
        expect([path, text.includes(SECRET), text.includes('root:')]).toEqual([path, false, false]);
        expect([path, [400, 403, 404].includes(status)]).toEqual([path, true]);
      }
    },
    60_000,
  );

  it('are not named by an answer about a folder', async () => {
    for (const path of ['/assets/', '/pictures/imported/', '/pictures/'])
      expect((await get(path)).text).not.toMatch(/tee|index-a1/);
  });
});

describe('A part of a file', () => {
  const { app } = testServer({ storefront: { folder: join(home, 'dist') } });
  const part = (range: string, headers: object = {}) =>
    app.inject({ url: '/assets/index-a1.js', headers: { range, ...headers } });

  it.each([
    ['bytes=0-3', CODE.slice(0, 4)],
    ['bytes=-4', CODE.slice(-4)],
    [`bytes=0-${10 ** 15}`, CODE],
  ])('is sent as 206: %s', async (range, text) => {
    const { statusCode, body, headers } = await part(range);
    expect([statusCode, body, headers['content-length']]).toEqual([206, text, String(text.length)]);
  });

  it.each([
    `bytes=${10 ** 15}-`,
    'bytes=9-3',
    'bytes=-0',
    `bytes=${'9'.repeat(400)}-`,
    'bytes=a-b',
    'bytes=',
    'lines=0-3',
    'bytes=--1',
  ])('that does not exist is refused, or the whole file is sent: %.30s', async (range) => {
    const { statusCode, body } = await part(range);
    expect([
      [416, ''],
      [200, CODE],
    ]).toContainEqual([statusCode, statusCode === 416 ? '' : body]);
  });

  it('is not sent more often than the file is long when many parts are asked for', async () => {
    const { statusCode, rawPayload } = await part(`bytes=${Array.from({ length: 1000 }, () => '0-').join()}`);
    expect(statusCode).toBeLessThan(500);
    expect(rawPayload.length).toBeLessThanOrEqual(CODE.length);
  });
});
