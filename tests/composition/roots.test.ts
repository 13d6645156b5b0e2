// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { memoryBackEndParts } from '../../features/behind/fake/memoryBackEndParts.ts';
import { mirageBackEndParts } from '../../features/behind/mock/mirageBackEndParts.ts';
import { viewModelAssembly } from '../../features/drive/view-models/viewModelAssembly.ts';
import { PORTS } from '../../src/shared/container/portTokens.ts';
import type { ShopContainer } from '../../src/shared/container/ShopContainer.ts';
import type { Token } from '../../src/shared/container/token.ts';
import { USE_CASES } from '../../src/shared/container/useCaseTokens.ts';
import { compose } from '../../src/shop/wiring/compose.ts';
import { bindMockAdapters } from '../../src/shop/wiring/mock.ts';
import { bindStaticAdapters } from '../../src/shop/wiring/static.ts';
import { bindBrowserAdapters } from '../../src/shop/wiring/visitor.ts';

const modules = import.meta.glob<Record<string, Token<unknown>>>('../../src/{shared,shop}/**/{tokens,pageTokens}.ts', {
  eager: true,
});
const viewModels = Object.values(modules).flatMap((tokens) => Object.values(tokens));
const bound: readonly Token<unknown>[] = [...Object.values(PORTS), ...Object.values(USE_CASES), ...viewModels];
const named = bound.map((token) => [String(token.id.description), token] as const);

function browserShop(): Promise<ShopContainer> {
  return Promise.resolve(compose((container) => bindBrowserAdapters(container, fetch)));
}

function browserShopOnMock(): Promise<ShopContainer> {
  const bindAdapters = (container: ShopContainer) => {
    bindBrowserAdapters(container, fetch);
    bindMockAdapters(container);
  };
  return Promise.resolve(compose(bindAdapters));
}

async function openedShop(assembly: {
  navigation: { open(page: string): Promise<void>; tab?: { shop: ShopContainer } };
}) {
  await assembly.navigation.open('home');
  if (assembly.navigation.tab === undefined) throw new Error('This assembly has no container');
  return assembly.navigation.tab.shop;
}

function staticShop(): Promise<ShopContainer> {
  return Promise.resolve(compose((shop) => bindStaticAdapters(shop, '/')));
}

describe.each([
  ['browser', browserShop],
  ['browser on the mock back-end', browserShopOnMock],
  ['pages drawn when the shop is built', staticShop],
  ['memory', () => openedShop(viewModelAssembly(memoryBackEndParts()))],
  [
    'memory with orders in the back-end',
    () => openedShop(viewModelAssembly(memoryBackEndParts({ keepsOrders: true }))),
  ],
  ['mirage', () => openedShop(viewModelAssembly(mirageBackEndParts()))],
])('The composition root for %s', (_name, open) => {
  it('has every token of the shop to resolve', () => {
    expect(viewModels.length).toBeGreaterThan(15);
    expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  });

  it.each(named)('resolves %s, once or anew as its token says', async (_name, token) => {
    const shop = await open();
    const first = shop.get(token);
    expect(first).toBeDefined();
    expect(shop.get(token) === first).toBe(token.scope === 'shared');
  });
});
