import { SystemClock } from '../../../adapters/clock/SystemClock.ts';
import { HttpAccount } from '../../../adapters/http/account/HttpAccount.ts';
import { HttpAddresses } from '../../../adapters/http/account/HttpAddresses.ts';
import { HttpAuthentication } from '../../../adapters/http/account/HttpAuthentication.ts';
import { HttpMailedLinks } from '../../../adapters/http/account/HttpMailedLinks.ts';
import { HttpTokens } from '../../../adapters/http/account/HttpTokens.ts';
import { HttpAvailability } from '../../../adapters/http/catalogue/HttpAvailability.ts';
import { HttpCatalogue } from '../../../adapters/http/catalogue/HttpCatalogue.ts';
import { HttpDelivery } from '../../../adapters/http/catalogue/HttpDelivery.ts';
import { HttpFit } from '../../../adapters/http/catalogue/HttpFit.ts';
import { HttpPages } from '../../../adapters/http/catalogue/HttpPages.ts';
import { HttpPictures } from '../../../adapters/http/catalogue/HttpPictures.ts';
import { HttpProducts } from '../../../adapters/http/catalogue/HttpProducts.ts';
import { HttpStockAlerts } from '../../../adapters/http/catalogue/HttpStockAlerts.ts';
import { HttpApi } from '../../../adapters/http/HttpApi.ts';
import { HttpCartNews } from '../../../adapters/http/HttpCartNews.ts';
import { HttpWishlist } from '../../../adapters/http/HttpWishlist.ts';
import { OrderingHttpCart } from '../../../adapters/http/OrderingHttpCart.ts';
import { HttpCheckout } from '../../../adapters/http/orders/HttpCheckout.ts';
import { HttpOrderLife } from '../../../adapters/http/orders/HttpOrderLife.ts';
import { HttpOrders } from '../../../adapters/http/orders/HttpOrders.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import type { ShopContainer } from '../../../src/shared/container/ShopContainer.ts';

/**
 * Binds what the production composition binds for a back-end that keeps the orders. With `asks`, the catalogue is too large to
 * hold: the back-end is asked for each part.
 */
export function bindHttpBackEnd(shop: ShopContainer, fetch: typeof globalThis.fetch, asks = false): void {
  const monitor = new ConnectionMonitor();
  const api = new HttpApi({ fetch, monitor });
  shop.bindValue(PORTS.connection, monitor);
  shop.bindValue(PORTS.products, new HttpProducts(api));
  if (asks) shop.bindValue(PORTS.catalogue, new HttpCatalogue(api));
  shop.bindValue(PORTS.authentication, new HttpAuthentication(api));
  shop.bindValue(PORTS.tokens, new HttpTokens(api));
  shop.bindValue(PORTS.links, new HttpMailedLinks(api));
  shop.bindValue(PORTS.account, new HttpAccount(api));
  shop.bindValue(PORTS.cart, new OrderingHttpCart(api));
  shop.bindValue(PORTS.cartNews, new HttpCartNews(api));
  shop.bindValue(PORTS.wishlist, new HttpWishlist(api));
  shop.bindValue(PORTS.addresses, new HttpAddresses(api));
  shop.bindValue(PORTS.orderLife, new HttpOrderLife(api));
  shop.bindValue(PORTS.availability, new HttpAvailability(api, new SystemClock()));
  shop.bindValue(PORTS.stockAlerts, new HttpStockAlerts(api));
  shop.bindValue(PORTS.delivery, new HttpDelivery(api));
  shop.bindValue(PORTS.fit, new HttpFit(api));
  shop.bindValue(PORTS.pictures, new HttpPictures(api));
  shop.bindValue(PORTS.pages, new HttpPages(api));
  shop.bindValue(PORTS.prices, new HttpCheckout(api));
  shop.bind(PORTS.orders, ({ lists }) => new HttpOrders(api, lists), { lists: PORTS.lists });
}
