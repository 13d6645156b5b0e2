import { BroadcastTabs } from '../../../adapters/broadcast-channel/BroadcastTabs.ts';
import { SystemClock } from '../../../adapters/clock/SystemClock.ts';
import { HttpApi } from '../../../adapters/http/HttpApi.ts';
import { HttpProducts } from '../../../adapters/http/HttpProducts.ts';
import { RandomIds } from '../../../adapters/ids/RandomIds.ts';
import { LocalStorageSession } from '../../../adapters/local-storage/LocalStorageSession.ts';
import { LocalStorageViewedProducts } from '../../../adapters/local-storage/LocalStorageViewedProducts.ts';
import { SessionStoragePendingAction } from '../../../adapters/local-storage/SessionStoragePendingAction.ts';
import { ConsoleLog } from '../../../adapters/logging/ConsoleLog.ts';
import { followNetworkStatus } from '../../../adapters/network-status/followNetworkStatus.ts';
import { watchVisibility } from '../../../adapters/page-visibility/watchVisibility.ts';
import { RouterNavigation } from '../../../adapters/router/RouterNavigation.ts';
import { LazyToasts } from '../../../adapters/toast/LazyToasts.ts';
import { PlainToasts } from '../../../adapters/toast/PlainToasts.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import type { ForNotifyingOtherTabs } from '../../../core/storefront/ports/ForNotifyingOtherTabs.ts';
import type { ForQueryingProducts } from '../../../core/storefront/ports/ForQueryingProducts.ts';
import type { ForRememberingLists } from '../../../core/storefront/ports/ForRememberingLists.ts';
import type { ForTellingTime } from '../../../core/storefront/ports/ForTellingTime.ts';
import { loadChunk } from '../../shared/chunks/loadChunk.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { sharedToken } from '../../shared/container/token.ts';
import { catalogueOnDevice } from './catalogueOnDevice.ts';
import { configuration } from './configuration.ts';
import { LazyOrders } from './LazyOrders.ts';
import { lazyChanges } from './lazyChanges.ts';
import { lazyLists } from './lazyLists.ts';
import { lazyPort } from './lazyPort.ts';
import type { ShopperAdapters } from './shopperAdapters.ts';

/** The router's adapter; the router is attached when it mounts. */
export const ROUTER_NAVIGATION = sharedToken<RouterNavigation>('RouterNavigation');

type OrdersParts = {
  readonly api: HttpApi;
  readonly tabs: ForNotifyingOtherTabs;
  readonly lists: ForRememberingLists;
};

/** The client of the back-end. */
export const API = sharedToken<HttpApi>('HttpApi');
const { clock } = PORTS;
const { apiUrl: baseUrl } = configuration;
const storage = () => window.localStorage;
const loadToasts = async (page: Document) =>
  (await import('../../../adapters/toast/renderToaster.ts')).renderToaster(page).toasts;
/** The toasts of this document, also when another is the global one by the time that their library is loaded, as in tests. */
const toasts = (pendingWork: PendingWork, clock: ForTellingTime, page = document) =>
  new LazyToasts(
    () => pendingWork.track(loadChunk(() => loadToasts(page), clock)),
    new PlainToasts(page, clock),
    window,
  );
const loadSharing = (clock: ForTellingTime) =>
  loadChunk(async () => new (await import('../../../adapters/web-share/WebShare.ts')).WebShare(window), clock);

const loadOrders = async ({ api, tabs, lists }: OrdersParts) => {
  const { HttpOrders } = await import('../../../adapters/http/HttpOrders.ts');
  return new HttpOrders(api, tabs, lists);
};
const orders = ({ clock, ...parts }: OrdersParts & { readonly clock: ForTellingTime }) =>
  new LazyOrders(() => loadChunk(() => loadOrders(parts), clock));

const loadCatalogue = async (api: HttpApi) =>
  new (await import('../../../adapters/http/HttpCatalogue.ts')).HttpCatalogue(api);
const largeCatalogue = (api: HttpApi, clock: ForTellingTime) =>
  lazyPort<ForQueryingProducts>(() => loadChunk(() => loadCatalogue(api), clock));

/** A server marks its documents when its catalogue is too large for the device. */
const isCatalogueLarge = () => document.getElementById('root')?.dataset.catalogue === 'large';

const loadShopperAdapters = async (api: HttpApi, clock: ForTellingTime) =>
  (await import('./shopperAdapters.ts')).shopperAdapters(api, clock);
/** Loads the adapters once; after a failed load, the next call loads them again. */
const shopperAdapters = (api: HttpApi, clock: ForTellingTime) => {
  let adapters: Promise<ShopperAdapters> | undefined;
  return () => {
    adapters ??= loadChunk(() => loadShopperAdapters(api, clock), clock).catch((error: unknown) => {
      adapters = undefined;
      throw error;
    });
    return adapters;
  };
};
const SHOPPER_ADAPTERS = sharedToken<() => Promise<ShopperAdapters>>('ShopperAdapters');
const SHOPPER_PORTS = [
  'authentication',
  'tokens',
  'cart',
  'wishlist',
  'addresses',
  'prices',
  'checkouts',
  'payments',
] as const;

/**
 * Binds every port to its browser adapter, for a back-end that keeps the orders: one line per port. To swap an adapter, change its
 * line.
 */
export function bindBrowserAdapters(shop: ShopContainer, backEndFetch: typeof fetch): void {
  const monitor = new ConnectionMonitor(Math.random);
  followNetworkStatus(monitor, window);
  shop.bindValue(PORTS.connection, monitor);
  shop.bind(API, () => new HttpApi({ fetch: backEndFetch, baseUrl, monitor }), {});
  shop.bind(ROUTER_NAVIGATION, () => new RouterNavigation(window), {});

  shop.bind(PORTS.products, ({ api }) => new HttpProducts(api), { api: API });
  shop.bind(
    PORTS.catalogue,
    ({ api, products, clock }) =>
      isCatalogueLarge() ? largeCatalogue(api, clock) : catalogueOnDevice(products, clock),
    { api: API, products: PORTS.products, clock },
  );
  shop.bind(SHOPPER_ADAPTERS, ({ api, clock }) => shopperAdapters(api, clock), { api: API, clock });
  const loaded = { load: SHOPPER_ADAPTERS };
  for (const name of SHOPPER_PORTS) {
    shop.bind<object, { load: () => Promise<ShopperAdapters> }>(
      PORTS[name],
      ({ load }) => {
        // With the form of the login, so that it works whatever the server has by then.
        if (name === 'authentication') load().catch(() => undefined);
        return lazyPort<object>(async () => (await load())[name]);
      },
      loaded,
    );
  }
  shop.bindValue(PORTS.visibility, watchVisibility(document));
  shop.bind(PORTS.sessions, () => new LocalStorageSession(storage, window), {});
  shop.bind(PORTS.pendingActions, () => new SessionStoragePendingAction(() => window.sessionStorage), {});
  shop.bind(PORTS.viewedProducts, () => new LocalStorageViewedProducts(storage), {});
  shop.bind(PORTS.tabs, () => new BroadcastTabs((name) => new BroadcastChannel(name), window), {});
  shop.bind(PORTS.orders, orders, { api: API, tabs: PORTS.tabs, lists: PORTS.lists, clock });
  shop.bind(PORTS.lists, ({ load }) => lazyLists(async () => (await load()).lists, storage), loaded);
  shop.bind(PORTS.changes, ({ load }) => lazyChanges(async () => (await load()).changes, storage), loaded);
  shop.bind(PORTS.notifications, ({ pendingWork, clock }) => toasts(pendingWork, clock), {
    pendingWork: PENDING_WORK,
    clock,
  });
  shop.bind(PORTS.sharing, ({ clock }) => ({ share: async (page) => (await loadSharing(clock)).share(page) }), {
    clock,
  });
  shop.bind(PORTS.log, () => new ConsoleLog(), {});
  shop.bind(PORTS.clock, () => new SystemClock(), {});
  shop.bind(PORTS.ids, () => new RandomIds(), {});
  shop.bind(PORTS.navigation, ({ router }) => router, { router: ROUTER_NAVIGATION });
}
