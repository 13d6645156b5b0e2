// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { bindBrowserAdapters } from '../../src/admin/wiring/browser.ts';
import { compose } from '../../src/admin/wiring/compose.ts';
import { PENDING_WORK } from '../../src/shared/connection/tokens.ts';
import { PORTS } from '../../src/shared/container/portTokens.ts';
import type { Token } from '../../src/shared/container/token.ts';

const modules = import.meta.glob<Record<string, Token<unknown>>>('../../src/admin/**/{tokens,pageTokens}.ts', {
  eager: true,
});
const own = Object.values(modules).flatMap((tokens) => Object.values(tokens));
/** What the shared rooms that the admin uses ask the container for. */
const bound: readonly Token<unknown>[] = [...own, PORTS.log, PORTS.clock, PENDING_WORK];
const named = bound.map((token) => [String(token.id.description), token] as const);

it('The admin has tokens to resolve, each with a name of its own', () => {
  expect(own.length).toBeGreaterThan(3);
  expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
});

it.each(named)('The composition root of the admin resolves %s, once or anew as its token says', (_name, token) => {
  const admin = compose((container) => bindBrowserAdapters(container, fetch));
  const first = admin.get(token);
  expect(first).toBeDefined();
  expect(admin.get(token) === first).toBe(token.scope === 'shared');
});
