import { BroadcastTabs } from '../../../adapters/broadcast-channel/BroadcastTabs.ts';
import { SystemClock } from '../../../adapters/clock/SystemClock.ts';
import { HttpProducts } from '../../../adapters/http/catalogue/HttpProducts.ts';
import { HttpApi } from '../../../adapters/http/HttpApi.ts';
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
import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { loadChunk } from '../../shared/chunks/loadChunk.ts';
import { loadOnce } from '../../shared/chunks/loadOnce.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { type SharedToken, sharedToken } from '../../shared/container/token.ts';
import { catalogueOnDevice } from './catalogueOnDevice.ts';
import { configuration } from './configuration.ts';
import { lazyPort } from './lazyPort.ts';
import type { OnDemandAdapters } from './onDemand.ts';
import type { ShopperAdapters } from './shopper.ts';

/** The router's adapter; the router is attached when it mounts. */
export const ROUTER_NAVIGATION = sharedToken<RouterNavigation>('RouterNavigation');
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
const loadCatalogue = async (api: HttpApi) =>
  new (await import('../../../adapters/http/catalogue/HttpCatalogue.ts')).HttpCatalogue(api);

/** A server marks its documents when its catalogue is too large for the device. */
const isCatalogueLarge = () => document.getElementById('root')?.dataset.catalogue === 'large';

const importShopper = async (api: HttpApi, clock: ForTellingTime) =>
  (await import('./shopper.ts')).shopperAdapters(api, clock);
const SHOPPER = sharedToken<() => Promise<ShopperAdapters>>('ShopperAdapters');
/** The ports of a shopper, with what is known of their adapters, which are in `shopper.ts`, before they are loaded. */
const SHOPPER_PORTS: { readonly [Name in keyof ShopperAdapters]: Partial<ShopperAdapters[Name]> } = {
  authentication: {},
  tokens: {},
  links: { areMailed: true },
  account: { isKept: true },
  cart: {},
  cartNews: {},
  prices: {},
  wishlist: {},
  stockAlerts: {},
  addresses: {},
  payments: {},
  checkouts: {},
  orders: {},
  orderLife: {},
  lists: {},
  changes: {},
};
const importOnDemand = async (api: HttpApi, clock: ForTellingTime) =>
  (await import('./onDemand.ts')).onDemandAdapters(api, clock);
const ON_DEMAND = sharedToken<() => Promise<OnDemandAdapters>>('OnDemandAdapters');
/** The ports that only some pages of a visitor need, as those of a shopper. Their adapters are in `onDemand.ts`. */
const ON_DEMAND_PORTS: { readonly [Name in keyof OnDemandAdapters]: Partial<OnDemandAdapters[Name]> } = {
  availability: {},
  delivery: { isOffered: true },
  pages: {},
  pictures: {},
  fit: {},
  pins: {},
  lengthUnits: {},
  sharing: {},
};
type LoadedAdapters = ShopperAdapters & OnDemandAdapters;
/** What is remembered while the adapters cannot be loaded: nothing. */
const INSTEAD: Partial<LoadedAdapters> = {
  lists: { recall: async () => undefined, remember: async () => undefined },
  changes: { recall: async () => [], remember: async () => false, remove: async () => undefined },
};

/**
 * Binds every port to its browser adapter, for a back-end that keeps the orders: one line per port. To swap an adapter, change its
 * line, here or in `shopper.ts`.
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
      isCatalogueLarge()
        ? lazyPort(() => loadChunk(() => loadCatalogue(api), clock))
        : catalogueOnDevice(products, clock),
    { api: API, products: PORTS.products, clock },
  );
  shop.bindValue(PORTS.visibility, watchVisibility(document));
  shop.bind(PORTS.sessions, () => new LocalStorageSession(storage, window), {});
  shop.bind(PORTS.pendingActions, () => new SessionStoragePendingAction(() => window.sessionStorage), {});
  shop.bind(PORTS.viewedProducts, () => new LocalStorageViewedProducts(storage), {});
  shop.bind(PORTS.tabs, () => new BroadcastTabs((name) => new BroadcastChannel(name), window), {});
  shop.bind(PORTS.notifications, ({ pendingWork, clock }) => toasts(pendingWork, clock), {
    pendingWork: PENDING_WORK,
    clock,
  });
  shop.bind(PORTS.log, () => new ConsoleLog(), {});
  shop.bind(PORTS.clock, () => new SystemClock(), {});
  shop.bind(PORTS.ids, () => new RandomIds(), {});
  shop.bind(PORTS.navigation, ({ router }) => router, { router: ROUTER_NAVIGATION });
  bindLoadedPorts(shop);
}

/** Binds the ports of a shopper, and those that only some pages need, to adapters that are loaded at the first call. */
function bindLoadedPorts(shop: ShopContainer): void {
  shop.bind(SHOPPER, ({ api, clock }) => loadOnce(() => loadChunk(() => importShopper(api, clock), clock)), {
    api: API,
    clock,
  });
  shop.bind(ON_DEMAND, ({ api, clock }) => loadOnce(() => loadChunk(() => importOnDemand(api, clock), clock)), {
    api: API,
    clock,
  });
  for (const name of Object.keys(SHOPPER_PORTS) as (keyof ShopperAdapters)[])
    bindLoadedPort(shop, name, SHOPPER, SHOPPER_PORTS[name]);
  for (const name of Object.keys(ON_DEMAND_PORTS) as (keyof OnDemandAdapters)[])
    bindLoadedPort(shop, name, ON_DEMAND, ON_DEMAND_PORTS[name]);
}

function bindLoadedPort<Name extends keyof LoadedAdapters>(
  shop: ShopContainer,
  name: Name,
  adapters: SharedToken<() => Promise<Pick<LoadedAdapters, Name>>>,
  known: Partial<LoadedAdapters[Name]>,
): void {
  const make = ({ load }: { readonly load: () => Promise<Pick<LoadedAdapters, Name>> }) => {
    // With the form of the login, so that it works whatever the server has by then.
    if (name === 'authentication') load().catch(() => undefined);
    return lazyPort<LoadedAdapters[Name]>(async () => (await load())[name], known, INSTEAD[name]);
  };
  shop.bind<LoadedAdapters[Name], Parameters<typeof make>[0]>(PORTS[name], make, { load: adapters });
}
