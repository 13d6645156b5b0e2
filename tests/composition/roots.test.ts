// @vitest-environment happy-dom
import type { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { memoryAssembly } from '../../features/support/assemblies/memory.ts';
import { mirageAssembly } from '../../features/support/assemblies/mirage.ts';
import { bindBrowserAdapters } from '../../src/composition/browserAdapters.ts';
import { compose } from '../../src/composition/compose.ts';
import { bindStaticAdapters } from '../../src/composition/staticAdapters.ts';
import { PAGES, SHARED } from '../../src/composition/viewModelTokens.ts';
import { PORTS } from '../../src/container/portTokens.ts';
import { USE_CASES } from '../../src/container/useCaseTokens.ts';

const once = { ...PORTS, ...USE_CASES, ...SHARED };

function browserShop(): Promise<Container> {
  return Promise.resolve(compose(bindBrowserAdapters));
}

async function openedShop(assembly: { way: { open(page: string): Promise<void>; tab?: { shop: Container } } }) {
  await assembly.way.open('home');
  if (assembly.way.tab === undefined) throw new Error('This assembly has no container');
  return assembly.way.tab.shop;
}

function staticShop(): Promise<Container> {
  return Promise.resolve(compose((shop) => bindStaticAdapters(shop, '/')));
}

describe.each([
  ['browser', browserShop],
  ['pages drawn when the shop is built', staticShop],
  ['memory', () => openedShop(memoryAssembly())],
  ['mirage', () => openedShop(mirageAssembly())],
])('The composition root for %s', (_name, open) => {
  it.each(Object.entries(once))('makes one %s', async (_token, token) => {
    const shop = await open();
    const made = shop.get<unknown>(token);
    expect(made).toBeDefined();
    expect(shop.get<unknown>(token)).toBe(made);
  });

  it.each(Object.entries(PAGES))("makes a new view-model for the page's %s each time", async (_token, token) => {
    const shop = await open();
    const made = shop.get<unknown>(token);
    expect(made).toBeDefined();
    expect(shop.get<unknown>(token)).not.toBe(made);
  });
});
