import { HttpCart } from '../../../adapters/http/HttpCart.ts';
import { noAccount } from '../../../core/storefront/account/noAccount.ts';
import { noMailedLinks } from '../../../core/storefront/account/noMailedLinks.ts';
import { noCartNews } from '../../../core/storefront/cart/noCartNews.ts';
import { noFitVotes } from '../../../core/storefront/catalogue/noFitVotes.ts';
import { noFurtherPictures } from '../../../core/storefront/catalogue/noFurtherPictures.ts';
import { agreeOnDevice } from '../../../core/storefront/checkout/agreeOnDevice.ts';
import { noDeliveryEstimates } from '../../../core/storefront/delivery/noDeliveryEstimates.ts';
import { noOrderLife } from '../../../core/storefront/orders/noOrderLife.ts';
import { firstPages } from '../../../core/storefront/pages/firstPages.ts';
import { noStockAlerts } from '../../../core/storefront/stock/noStockAlerts.ts';
import { uncounted } from '../../../core/storefront/stock/uncounted.ts';
import { loadChunk } from '../../shared/chunks/loadChunk.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { lazyPort } from './lazyPort.ts';
import { API } from './visitor.ts';

const { ids, clock } = PORTS;
const storage = () => window.localStorage;
const loadOrders = async () =>
  new (await import('../../../adapters/local-storage/LocalStorageOrders.ts')).LocalStorageOrders(storage);

/**
 * Rebinds the ports that the mock back-end does not serve: it knows no orders, counts no products, so that nobody waits for one, asks nobody how they fit,
 * has no further pictures, says no days of delivery, keeps no texts of pages, agrees no prices, sends no mails, changes no account and cannot
 * end a token.
 */
export function bindMockAdapters(shop: ShopContainer): void {
  shop.rebind(PORTS.tokens, () => ({ end: async () => undefined }), {});
  shop.rebind(PORTS.links, () => noMailedLinks, {});
  shop.rebind(PORTS.account, () => noAccount, {});
  shop.rebind(PORTS.cart, ({ api }) => new HttpCart(api), { api: API });
  shop.rebind(PORTS.cartNews, () => noCartNews, {});
  shop.rebind(PORTS.orderLife, () => noOrderLife, {});
  shop.rebind(PORTS.availability, () => uncounted, {});
  shop.rebind(PORTS.stockAlerts, () => noStockAlerts, {});
  shop.rebind(PORTS.fit, () => noFitVotes, {});
  shop.rebind(PORTS.pictures, () => noFurtherPictures, {});
  shop.rebind(PORTS.delivery, () => noDeliveryEstimates, {});
  shop.rebind(PORTS.pages, () => firstPages, {});
  shop.rebind(PORTS.prices, agreeOnDevice, { ids });
  shop.rebind(PORTS.orders, ({ clock }) => lazyPort(() => loadChunk(loadOrders, clock)), {
    clock,
  });
}
