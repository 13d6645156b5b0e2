import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { MemoryConnection } from '../../adapters/memory/MemoryConnection.ts';
import { MemoryNavigation } from '../../adapters/memory/MemoryNavigation.ts';
import { MemorySession } from '../../adapters/memory/MemorySession.ts';
import type { ForQueryingProducts } from '../../core/storefront/ports/ForQueryingProducts.ts';
import { PORTS } from '../container/portTokens.ts';
import type { ShopContainer } from '../container/ShopContainer.ts';
import type { Token } from '../container/token.ts';

/**
 * Binds the ports for rendering a path without a browser: no session, a stopped clock, and adapters that throw when called. Without
 * `catalogue`, its adapter is one of them.
 */
export function bindStaticAdapters(shop: ShopContainer, path: string, catalogue?: ForQueryingProducts): void {
  if (catalogue !== undefined) shop.bindValue(PORTS.catalogue, catalogue);
  shop.bindValue(PORTS.sessions, new MemorySession());
  shop.bindValue(PORTS.navigation, new MemoryNavigation(path));
  shop.bindValue(PORTS.clock, new MemoryClock());
  shop.bindValue(PORTS.connection, new MemoryConnection());
  const tokens: readonly Token<unknown>[] = Object.values(PORTS);
  for (const token of tokens) if (!shop.isBound(token)) shop.bindValue(token, throwingPort(token));
}

/** A port that throws when it is called. */
function throwingPort({ id }: Token<unknown>): unknown {
  return new Proxy(Object.freeze({}), {
    get: (_, name) => {
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return () => {
        throw new Error(`A prerendered page called ${String(id)}: "${name}"`);
      };
    },
  });
}
