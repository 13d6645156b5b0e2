import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtStorefront } from '../../adapters/fastify/testing/builtStorefront.ts';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { sharedDatabase } from '../../adapters/sql/testing/sharedDatabase.ts';
import { testStores } from '../../adapters/sql/testing/testStores.ts';
import { testServer } from '../fastify/testServer.ts';
import { migratedPostgres } from '../postgres/migratedPostgres.ts';
import { hasPostgres } from '../postgres/privatePostgres.ts';
import { describeHostileTexts } from './hostileTextsContract.ts';
import { listen, rawRequest } from './rawRequest.ts';

describe('On an embedded database', () => {
  const opened = sharedDatabase(memoryDatabase);
  describeHostileTexts('the server with PGlite', () => testStores(opened()));
});

describe.skipIf(!hasPostgres)('On a database of its own', () => {
  const opened = sharedDatabase(migratedPostgres);
  describeHostileTexts('the server with PostgreSQL', () => testStores(opened()));
});

describe('No path', () => {
  const built = builtStorefront();
  const { app } = testServer({ storefront: { folder: built.folder, pages: ['/'] } });
  let port = 0;
  beforeAll(async () => {
    port = await listen(app);
  });
  afterAll(async () => {
    await app.close();
    built.remove();
  });

  const BREAKS = ['%0d%0a', '%0a', '%0d', '%E5%98%8A%E5%98%8D', '%c4%8d%c4%8a', '%00'];
  const splitting = BREAKS.flatMap((end) =>
    ['/', '/api/', '/api/products/', '/assets/', '/pictures/imported/', '/?a='].map(
      (path) => `${path}${end}Set-Cookie:evil=1${end}${end}<html>`,
    ),
  );
  const redirecting = [
    ...[
      '//evil.example',
      '//evil.example/',
      '///evil.example',
      '/\\evil.example',
      '/%2f%2fevil.example',
      '/%5cevil.example/',
    ],
    ...[
      '//evil.example/%2e%2e',
      '/evil.example//..',
      '/assets',
      '/assets/..//evil.example',
      '/product-listing//',
      '/.evil.example',
    ],
    ...['/login?from=https://evil.example', '/?url=//evil.example', '/api//evil.example', '/api/user/cart//'],
  ];

  it.each([...splitting, ...redirecting])('adds a header or leads elsewhere: %s', async (path) => {
    for (const headers of ['', 'Accept: text/html\r\n', 'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\n']) {
      const host = headers.startsWith('Host') ? '' : 'Host: shop.example\r\n';
      const response = await rawRequest(port, `GET ${path} HTTP/1.1\r\n${host}${headers}Connection: close\r\n\r\n`);
      expect([response.headers['set-cookie'], response.headers.location]).toEqual([undefined, undefined]);
      expect([200, 400, 401, 404, 422]).toContain(response.status);
      expect(response.text.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    }
  });
});
