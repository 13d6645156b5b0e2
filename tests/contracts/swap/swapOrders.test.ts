import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { MemoryChanges } from '../../../adapters/memory/device/MemoryChanges.ts';
import { MemoryCheckouts } from '../../../adapters/memory/device/MemoryCheckouts.ts';
import { MemoryLists } from '../../../adapters/memory/device/MemoryLists.ts';
import { MemoryPendingAction } from '../../../adapters/memory/device/MemoryPendingAction.ts';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { MemoryBackEnd } from '../../../adapters/memory/MemoryBackEnd.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryIds } from '../../../adapters/memory/MemoryIds.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { MemoryPayments } from '../../../adapters/memory/MemoryPayments.ts';
import { MemoryTabs } from '../../../adapters/memory/MemoryTabs.ts';
import { MemoryToasts } from '../../../adapters/memory/MemoryToasts.ts';
import { memoryAddresses } from '../../../adapters/memory/memoryAddresses.ts';
import { memoryAuthentication } from '../../../adapters/memory/memoryAuthentication.ts';
import { memoryCart } from '../../../adapters/memory/memoryCart.ts';
import { memoryCatalogue } from '../../../adapters/memory/memoryCatalogue.ts';
import { memoryWishlist } from '../../../adapters/memory/memoryWishlist.ts';
import { anAddress, aProduct } from '../../../core/domain/testing/samples.ts';
import { noAccount } from '../../../core/storefront/account/noAccount.ts';
import { noMailedLinks } from '../../../core/storefront/account/noMailedLinks.ts';
import { noCartNews } from '../../../core/storefront/cart/noCartNews.ts';
import { agreeOnDevice } from '../../../core/storefront/checkout/agreeOnDevice.ts';
import { noOrderLife } from '../../../core/storefront/orders/noOrderLife.ts';
import { noStockAlerts } from '../../../core/storefront/stock/noStockAlerts.ts';
import { uncounted } from '../../../core/storefront/stock/uncounted.ts';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import type { ShopContainer } from '../../../src/shared/container/ShopContainer.ts';
import { PLACE_ORDER } from '../../../src/shop/checkout/pageTokens.ts';
import { ORDERS_PAGE } from '../../../src/shop/orders/pageTokens.ts';
import { compose } from '../../../src/shop/wiring/compose.ts';
import { IndexedDbOrders } from './IndexedDbOrders.ts';

const ASHA = { email: 'asha@example.com', password: 'correct horse', firstName: 'Asha', lastName: 'Rao' };
const factory = new IDBFactory();

/** A shop on fakes, except for its orders. */
function bindAdapters(shop: ShopContainer, backEnd: MemoryBackEnd, payments: MemoryPayments): void {
  shop.bind(PORTS.orders, () => new IndexedDbOrders(() => factory), {});
  shop.bindValue(PORTS.orderLife, noOrderLife);
  shop.bindValue(PORTS.availability, uncounted);
  shop.bindValue(PORTS.stockAlerts, noStockAlerts);
  shop.bindValue(PORTS.cartNews, noCartNews);
  shop.bindValue(PORTS.catalogue, memoryCatalogue(backEnd));
  shop.bindValue(PORTS.authentication, memoryAuthentication(backEnd));
  shop.bindValue(PORTS.tokens, memoryAuthentication(backEnd));
  shop.bindValue(PORTS.links, noMailedLinks);
  shop.bindValue(PORTS.account, noAccount);
  shop.bindValue(PORTS.prices, agreeOnDevice({ ids: new MemoryIds() }));
  shop.bindValue(PORTS.cart, memoryCart(backEnd));
  shop.bindValue(PORTS.wishlist, memoryWishlist(backEnd));
  shop.bindValue(PORTS.addresses, memoryAddresses(backEnd));
  shop.bindValue(PORTS.connection, backEnd.connection);
  shop.bindValue(PORTS.payments, payments);
  shop.bindValue(PORTS.sessions, new MemorySession());
  shop.bindValue(PORTS.pendingActions, new MemoryPendingAction());
  shop.bindValue(PORTS.tabs, new MemoryTabs());
  shop.bindValue(PORTS.lists, new MemoryLists());
  shop.bindValue(PORTS.changes, new MemoryChanges());
  shop.bindValue(PORTS.checkouts, new MemoryCheckouts());
  shop.bindValue(PORTS.notifications, new MemoryToasts());
  shop.bindValue(PORTS.log, new MemoryLog());
  shop.bindValue(PORTS.clock, new MemoryClock());
  shop.bindValue(PORTS.ids, new MemoryIds());
  shop.bindValue(PORTS.navigation, new MemoryNavigation('/checkout'));
}

it('A shop with its orders in IndexedDB places an order and shows it, by a change of one line', async () => {
  const backEnd = new MemoryBackEnd();
  const payments = new MemoryPayments();
  const shop = compose((container) => bindAdapters(container, backEnd, payments));
  const session = await shop.get(PORTS.authentication).signUp(ASHA);
  shop.get(PORTS.sessions).remember(session);
  const items = await shop.get(PORTS.cart).add(session, aProduct());

  const cart = { items, whenConfirmed: async () => items };
  const confirmed: string[] = [];
  const placing = shop.get(PLACE_ORDER)(
    { address: anAddress(), coupon: undefined, cart },
    { onStage: () => {}, onConfirmed: ({ outcome }) => confirmed.push(outcome) },
  );
  await expect.poll(() => payments.isOpen).toBe(true);
  payments.pay();

  expect(await placing).toEqual({ outcome: 'paid' });
  expect(confirmed).toEqual(['placed']);
  expect(await shop.get(PORTS.cart).items(session)).toEqual([]);
  expect(shop.get(PORTS.navigation).here()).toBe('/profile/orders');
  const order = { orderId: 'order-1', paymentId: 'pay_1', orderedProducts: items, amountPaid: 49_900 };
  expect(await new IndexedDbOrders(() => factory).orders(session)).toMatchObject([order]);

  const page = shop.get(ORDERS_PAGE);
  const stop = page.appear();
  await expect.poll(() => page.orders.length).toBe(1);
  stop();
});
