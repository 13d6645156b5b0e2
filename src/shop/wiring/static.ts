import { HttpAddresses } from '../../../adapters/http/account/HttpAddresses.ts';
import { HttpApi } from '../../../adapters/http/HttpApi.ts';
import { OrderingHttpCart } from '../../../adapters/http/OrderingHttpCart.ts';
import { HttpOrderLife } from '../../../adapters/http/orders/HttpOrderLife.ts';
import { HttpOrders } from '../../../adapters/http/orders/HttpOrders.ts';
import { MemoryChanges } from '../../../adapters/memory/device/MemoryChanges.ts';
import { MemoryLists } from '../../../adapters/memory/device/MemoryLists.ts';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import { noCartNews } from '../../../core/storefront/cart/noCartNews.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import type { ForQueryingProducts } from '../../../core/storefront/ports/catalogue/ForQueryingProducts.ts';
import { uncounted } from '../../../core/storefront/stock/uncounted.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import type { Token } from '../../shared/container/token.ts';

type StaticData = {
  readonly catalogue?: ForQueryingProducts;
  /** The shopper who is logged in, and the `fetch` that calls the API for her. */
  readonly shopper?: { readonly session: Session; readonly fetch: typeof fetch };
};

/**
 * Binds the ports for rendering a path without a browser: a stopped clock, and adapters that throw when called, unless their data
 * is given. For a shopper, those that read what is hers call the API.
 */
export function bindStaticAdapters(shop: ShopContainer, path: string, { catalogue, shopper }: StaticData = {}): void {
  const sessions = new MemorySession();
  const monitor = new ConnectionMonitor();
  if (catalogue !== undefined) shop.bindValue(PORTS.catalogue, catalogue);
  if (shopper !== undefined) {
    sessions.remember(shopper.session);
    bindReadingAdapters(shop, new HttpApi({ fetch: shopper.fetch, monitor }));
  }
  shop.bindValue(PORTS.sessions, sessions);
  shop.bindValue(PORTS.navigation, new MemoryNavigation(path));
  shop.bindValue(PORTS.availability, uncounted);
  // Only the server of the real shop renders pages with products.
  shop.bindValue(PORTS.delivery, { isOffered: true, estimate: async () => undefined });
  shop.bindValue(PORTS.cartNews, noCartNews);
  shop.bindValue(PORTS.clock, new MemoryClock());
  shop.bindValue(PORTS.connection, monitor);
  const tokens: readonly Token<unknown>[] = Object.values(PORTS);
  for (const token of tokens) if (!shop.isBound(token)) shop.bindValue(token, throwingPort(token));
}

function bindReadingAdapters(shop: ShopContainer, api: HttpApi): void {
  const lists = new MemoryLists();
  shop.bindValue(PORTS.cart, new OrderingHttpCart(api));
  shop.bindValue(PORTS.addresses, new HttpAddresses(api));
  shop.bindValue(PORTS.orders, new HttpOrders(api, lists));
  shop.bindValue(PORTS.orderLife, new HttpOrderLife(api));
  shop.bindValue(PORTS.lists, lists);
  shop.bindValue(PORTS.changes, new MemoryChanges());
}

/** A port that throws when a method of it is called. */
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
