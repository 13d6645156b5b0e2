import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const files = globSync(['{core,adapters,src}/**/*.{ts,tsx,mjs}', 'index.html'], {
  // What runs on the machine of a developer only.
  ignore: [
    '**/*.test.*',
    '**/testing/**',
    'adapters/mirage/**',
    'src/shop/documents/build/**',
    'src/server/{start,dev}.mjs',
  ],
});

/** Shows what the shop's own server has rendered with React for the shopper, which `tests/fastify/openShopperPage.test.ts` tests with hostile names. */
const SHOWS_HTML = 'src/shop/documents/inline/earlyPageScript.ts';

/** The session of the admin, which tests/security/adminSessions.test.ts tests. Shoppers get no cookie. */
const ADMIN_COOKIE = ['admin/sessionCookie.ts', 'admin/sessionRoutes.ts', 'openApiDocument.ts'].map(
  (file) => `adapters/fastify/${file}`,
);

it.each<[string, RegExp, ...string[]]>([
  ['reads or sets a cookie', /\bcookies?\b|set-cookie/i, ...ADMIN_COOKIE],
  [
    'sets HTML from a text',
    /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    SHOWS_HTML,
  ],
  ['runs a text as code', /\beval\(|new Function\b|node:vm\b|set(Timeout|Interval)\(['"`]/],
  ['starts a process', /child_process/, 'adapters/backup/postgresPrograms.ts'],
  [
    'makes random values that can be guessed for a secret or an id',
    /(id|token|secret|salt)\w*\s*[:=]\s*.*Math\.random/i,
  ],
])('No code of the shop %s', (_what, pattern, ...exceptions) => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual(exceptions);
});
