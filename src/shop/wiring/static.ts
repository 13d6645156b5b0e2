import { MemoryChanges } from '../../../adapters/memory/device/MemoryChanges.ts';
import { MemoryLists } from '../../../adapters/memory/device/MemoryLists.ts';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { noCartNews } from '../../../core/storefront/cart/noCartNews.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import type { ForQueryingProducts } from '../../../core/storefront/ports/catalogue/ForQueryingProducts.ts';
import { uncounted } from '../../../core/storefront/stock/uncounted.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import type { Token } from '../../shared/container/token.ts';

type StaticData = {
  readonly catalogue?: ForQueryingProducts;
  /** The lines in the cart of a shopper; a visitor has none. */
  readonly cart?: readonly CartItem[];
};

/** Says only that a shopper is logged in: no page that is rendered for a shopper shows names. */
const SHOPPER = { token: 'rendering', firstName: '', lastName: '', email: '' };

/**
 * Binds the ports for rendering a path without a browser: a stopped clock, and adapters that throw when called, unless their data
 * is given. With a cart, a shopper is logged in.
 */
export function bindStaticAdapters(shop: ShopContainer, path: string, { catalogue, cart }: StaticData = {}): void {
  const sessions = new MemorySession();
  if (catalogue !== undefined) shop.bindValue(PORTS.catalogue, catalogue);
  if (cart !== undefined) {
    sessions.remember(SHOPPER);
    shop.bindValue<unknown>(PORTS.cart, throwingPort(PORTS.cart, { items: async () => cart }));
    shop.bindValue(PORTS.lists, new MemoryLists());
    shop.bindValue(PORTS.changes, new MemoryChanges());
  }
  shop.bindValue(PORTS.sessions, sessions);
  shop.bindValue(PORTS.navigation, new MemoryNavigation(path));
  shop.bindValue(PORTS.availability, uncounted);
  // Only the server of the real shop renders pages with products.
  shop.bindValue(PORTS.delivery, { isOffered: true, estimate: async () => undefined });
  shop.bindValue(PORTS.cartNews, noCartNews);
  shop.bindValue(PORTS.clock, new MemoryClock());
  shop.bindValue(PORTS.connection, new ConnectionMonitor());
  const tokens: readonly Token<unknown>[] = Object.values(PORTS);
  for (const token of tokens) if (!shop.isBound(token)) shop.bindValue(token, throwingPort(token));
}

/** A port that throws when another of its methods is called than these. */
function throwingPort({ id }: Token<unknown>, methods: object = {}): unknown {
  return new Proxy(Object.freeze(methods), {
    get: (_, name) => {
      if (name in methods) return Reflect.get(methods, name);
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return () => {
        throw new Error(`A prerendered page called ${String(id)}: "${name}"`);
      };
    },
  });
}
