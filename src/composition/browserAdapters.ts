import type { Container } from 'inversify';
import { backEndFetch } from '#back-end';
import { BroadcastTabs } from '../../adapters/broadcast-channel/BroadcastTabs.ts';
import { SystemClock } from '../../adapters/clock/SystemClock.ts';
import { HttpAddresses } from '../../adapters/http/HttpAddresses.ts';
import { HttpApi } from '../../adapters/http/HttpApi.ts';
import { HttpAuthentication } from '../../adapters/http/HttpAuthentication.ts';
import { HttpCart } from '../../adapters/http/HttpCart.ts';
import { HttpProducts } from '../../adapters/http/HttpProducts.ts';
import { HttpServerOrders } from '../../adapters/http/HttpServerOrders.ts';
import { HttpWishlist } from '../../adapters/http/HttpWishlist.ts';
import { RandomIds } from '../../adapters/ids/RandomIds.ts';
import { LocalStorageOrders } from '../../adapters/local-storage/LocalStorageOrders.ts';
import { LocalStorageSession } from '../../adapters/local-storage/LocalStorageSession.ts';
import { SessionStoragePendingAction } from '../../adapters/local-storage/SessionStoragePendingAction.ts';
import { ConsoleLog } from '../../adapters/logging/ConsoleLog.ts';
import { RazorpayPayments } from '../../adapters/razorpay-checkout/RazorpayPayments.ts';
import { RouterNavigation } from '../../adapters/router/RouterNavigation.ts';
import { LazyToasts } from '../../adapters/toast/LazyToasts.ts';
import type { ForRememberingSession } from '../../core/storefront/ports/ForRememberingSession.ts';
import { PORTS } from '../container/portTokens.ts';
import { token } from '../container/token.ts';
import { loadChunk } from '../navigation/loadChunk.ts';
import { configuration } from './configuration.ts';
import { SHARED } from './viewModelTokens.ts';

/** The browser's router, to be attached once it is there. */
export const ROUTER_NAVIGATION = token<RouterNavigation>('RouterNavigation');

const API = token<HttpApi>('HttpApi');
const { session, clock } = PORTS;
const { apiUrl: baseUrl, razorpayKey: key, razorpayScriptUrl: scriptUrl } = configuration;
const storage = () => window.localStorage;
const toasts = async () => (await import('../../adapters/toast/renderToaster.ts')).renderToaster(document);
const payments = (time: SystemClock) => new RazorpayPayments({ key, scriptUrl, shopName: 'Creator Row' }, window, time);
const api = (remembered: ForRememberingSession) =>
  new HttpApi({ fetch: backEndFetch, baseUrl, token: () => remembered.current()?.token });

/** The shop in a browser: one line per port. Swap an adapter by changing its line. */
export function bindBrowserAdapters(shop: Container): void {
  shop.bind(API).toResolvedValue(api, [session]).inSingletonScope();
  shop
    .bind(ROUTER_NAVIGATION)
    .toResolvedValue(() => new RouterNavigation(window.location))
    .inSingletonScope();

  shop
    .bind(PORTS.products)
    .toResolvedValue((api) => new HttpProducts(api), [API])
    .inSingletonScope();
  shop
    .bind(PORTS.authentication)
    .toResolvedValue((api) => new HttpAuthentication(api), [API])
    .inSingletonScope();
  shop
    .bind(PORTS.cart)
    .toResolvedValue((api) => new HttpCart(api), [API])
    .inSingletonScope();
  shop
    .bind(PORTS.wishlist)
    .toResolvedValue((api) => new HttpWishlist(api), [API])
    .inSingletonScope();
  shop
    .bind(PORTS.addresses)
    .toResolvedValue((api) => new HttpAddresses(api), [API])
    .inSingletonScope();
  shop
    .bind(PORTS.serverOrders)
    .toResolvedValue((api) => new HttpServerOrders(api), [API])
    .inSingletonScope();
  shop
    .bind(PORTS.session)
    .toResolvedValue(() => new LocalStorageSession(storage, window))
    .inSingletonScope();
  shop
    .bind(PORTS.pendingActions)
    .toResolvedValue(() => new SessionStoragePendingAction(() => window.sessionStorage))
    .inSingletonScope();
  shop
    .bind(PORTS.tabs)
    .toResolvedValue(() => new BroadcastTabs((name) => new BroadcastChannel(name), window))
    .inSingletonScope();
  shop
    .bind(PORTS.orders)
    .toResolvedValue(() => new LocalStorageOrders(storage))
    .inSingletonScope();
  shop.bind(PORTS.payments).toResolvedValue(payments, [clock]).inSingletonScope();
  shop
    .bind(PORTS.notifications)
    .toResolvedValue(
      (pendingWork, clock) => new LazyToasts(() => pendingWork.track(loadChunk(toasts, clock)), window),
      [SHARED.pendingWork, clock],
    )
    .inSingletonScope();
  shop
    .bind(PORTS.log)
    .toResolvedValue(() => new ConsoleLog())
    .inSingletonScope();
  shop
    .bind(PORTS.clock)
    .toResolvedValue(() => new SystemClock())
    .inSingletonScope();
  shop
    .bind(PORTS.ids)
    .toResolvedValue(() => new RandomIds())
    .inSingletonScope();
  shop
    .bind(PORTS.navigation)
    .toResolvedValue((router) => router, [ROUTER_NAVIGATION])
    .inSingletonScope();
}
