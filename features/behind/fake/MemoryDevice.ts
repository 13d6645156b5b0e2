import { RandomIds } from '../../../adapters/ids/RandomIds.ts';
import { MemoryChanges } from '../../../adapters/memory/device/MemoryChanges.ts';
import { MemoryCheckouts } from '../../../adapters/memory/device/MemoryCheckouts.ts';
import { MemoryLengthUnit } from '../../../adapters/memory/device/MemoryLengthUnit.ts';
import { MemoryLists } from '../../../adapters/memory/device/MemoryLists.ts';
import { MemoryPin } from '../../../adapters/memory/device/MemoryPin.ts';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { MemoryViewedProducts } from '../../../adapters/memory/device/MemoryViewedProducts.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryIds } from '../../../adapters/memory/MemoryIds.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { MemoryOrders } from '../../../adapters/memory/MemoryOrders.ts';
import { MemoryPayments } from '../../../adapters/memory/MemoryPayments.ts';
import { MemorySharing } from '../../../adapters/memory/MemorySharing.ts';
import { MemoryTabs } from '../../../adapters/memory/MemoryTabs.ts';
import { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import { noAccount } from '../../../core/storefront/account/noAccount.ts';
import { noMailedLinks } from '../../../core/storefront/account/noMailedLinks.ts';
import { noCartNews } from '../../../core/storefront/cart/noCartNews.ts';
import { noFitVotes } from '../../../core/storefront/catalogue/noFitVotes.ts';
import { noFurtherPictures } from '../../../core/storefront/catalogue/noFurtherPictures.ts';
import { agreeOnDevice } from '../../../core/storefront/checkout/agreeOnDevice.ts';
import { noDeliveryEstimates } from '../../../core/storefront/delivery/noDeliveryEstimates.ts';
import { noOrderLife } from '../../../core/storefront/orders/noOrderLife.ts';
import { firstPages } from '../../../core/storefront/pages/firstPages.ts';
import type { ForNavigating } from '../../../core/storefront/ports/browser/ForNavigating.ts';
import type { ForNotifyingOtherTabs } from '../../../core/storefront/ports/browser/ForNotifyingOtherTabs.ts';
import type { ForNotifyingShopper } from '../../../core/storefront/ports/browser/ForNotifyingShopper.ts';
import type { ForRememberingPendingAction } from '../../../core/storefront/ports/device/ForRememberingPendingAction.ts';
import type { ForRememberingSession } from '../../../core/storefront/ports/device/ForRememberingSession.ts';
import type { ForKeepingOrders } from '../../../core/storefront/ports/orders/ForKeepingOrders.ts';
import { noStockAlerts } from '../../../core/storefront/stock/noStockAlerts.ts';
import { uncounted } from '../../../core/storefront/stock/uncounted.ts';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import type { ShopContainer } from '../../../src/shared/container/ShopContainer.ts';
import type { SharedToken } from '../../../src/shared/container/token.ts';
import { catalogueOnDevice } from '../../../src/shop/wiring/catalogueOnDevice.ts';
import { compose } from '../../../src/shop/wiring/compose.ts';
import type { DeviceDriver, OrderSetup, RememberedSession } from '../../drive/contracts/DeviceDriver.ts';
import { paidAttemptOf } from './paidAttemptOf.ts';

/**
 * Binds the ports that a back-end serves. The device provides those that not every back-end serves: it agrees the prices, keeps
 * the orders and lets tokens expire.
 */
export type BindBackEnd = (shop: ShopContainer) => void;

/** What belongs to one tab. */
export type TabPorts = {
  readonly navigation: ForNavigating;
  readonly notifications: ForNotifyingShopper;
  readonly pendingActions: ForRememberingPendingAction;
};

/** The shopper's device on in-memory fakes: what its tabs share. */
export class MemoryDevice implements DeviceDriver {
  readonly payments: MemoryPayments;
  readonly clock = new MemoryClock();
  readonly visibility = new MemoryVisibility();
  readonly #ids = new MemoryIds();
  readonly #session = new MemorySession();
  readonly #checkouts = new MemoryCheckouts();
  readonly #orders = new MemoryOrders();
  readonly #viewedProducts = new MemoryViewedProducts();
  readonly #tabs = new MemoryTabs();
  readonly #lists = new MemoryLists(this.#session);
  readonly #pins = new MemoryPin(this.#session);
  readonly #lengthUnits = new MemoryLengthUnit();
  readonly #changes = new MemoryChanges(this.#session);

  constructor(payments = new MemoryPayments()) {
    this.payments = payments;
  }

  /** Returns the shop of another tab; `observed` may wrap the ports that report what other tabs change. */
  composeShop(
    bindBackEnd: BindBackEnd,
    { navigation, notifications, pendingActions }: TabPorts,
    observed: <Port extends object>(port: Port) => Port = (port) => port,
  ): ShopContainer {
    const session = observed<ForRememberingSession>(this.#session);
    return compose((shop) => {
      bindBackEnd(shop);
      const bindIfMissing = <Port>(token: SharedToken<Port>, port: Port) =>
        shop.isBound(token) || shop.bindValue(token, port);
      bindIfMissing(PORTS.tokens, { end: async () => undefined });
      bindIfMissing(PORTS.cartNews, noCartNews);
      bindIfMissing(PORTS.links, noMailedLinks);
      bindIfMissing(PORTS.account, noAccount);
      bindIfMissing(PORTS.orderLife, noOrderLife);
      bindIfMissing(PORTS.availability, uncounted);
      bindIfMissing(PORTS.stockAlerts, noStockAlerts);
      bindIfMissing(PORTS.fit, noFitVotes);
      bindIfMissing(PORTS.pictures, noFurtherPictures);
      bindIfMissing(PORTS.delivery, noDeliveryEstimates);
      bindIfMissing(PORTS.pages, firstPages);
      bindIfMissing(PORTS.prices, agreeOnDevice({ ids: this.#ids }));
      bindIfMissing(PORTS.orders, observed<ForKeepingOrders>(this.#orders.anotherTab()));
      const { products, clock } = PORTS;
      if (!shop.isBound(PORTS.catalogue)) {
        shop.bind(PORTS.catalogue, (parts) => catalogueOnDevice(parts.products, parts.clock), { products, clock });
      }
      shop.bindValue(PORTS.sessions, session);
      shop.bindValue(PORTS.pendingActions, pendingActions);
      shop.bindValue(PORTS.tabs, observed<ForNotifyingOtherTabs>(this.#tabs.anotherTab()));
      shop.bindValue(PORTS.visibility, this.visibility);
      shop.bindValue(PORTS.viewedProducts, this.#viewedProducts);
      shop.bindValue(PORTS.lists, this.#lists);
      shop.bindValue(PORTS.pins, this.#pins);
      shop.bindValue(PORTS.lengthUnits, this.#lengthUnits);
      shop.bindValue(PORTS.changes, this.#changes);
      shop.bindValue(PORTS.checkouts, this.#checkouts);
      shop.bindValue(PORTS.payments, this.payments);
      shop.bindValue(PORTS.sharing, new MemorySharing());
      shop.bindValue(PORTS.notifications, notifications);
      shop.bindValue(PORTS.log, new MemoryLog());
      shop.bindValue(PORTS.clock, this.clock);
      shop.bindValue(PORTS.ids, new RandomIds());
      shop.bindValue(PORTS.navigation, navigation);
    });
  }

  /** The fake stores a complete session or none, so an incomplete or damaged one is no session. */
  remembersSession({ token, isAuth, firstName, lastName, email }: Partial<RememberedSession>): void {
    if (!token || isAuth !== 'true' || firstName === undefined || lastName === undefined || email === undefined) return;
    this.#session.remember({ token, firstName, lastName, email });
  }

  remembersOrder(email: string, setup: OrderSetup): void {
    void this.#orders.record({ email }, paidAttemptOf(email, setup, timestamp(this.clock.now())));
  }

  /** The fake has no stored text that could be damaged, so damaged data is no data. */
  damagesOrders(email: string): void {
    this.#orders.lose(email);
  }
}
