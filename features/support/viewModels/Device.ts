import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryIds } from '../../../adapters/memory/MemoryIds.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { MemoryOrders } from '../../../adapters/memory/MemoryOrders.ts';
import { MemoryPayments } from '../../../adapters/memory/MemoryPayments.ts';
import { MemoryPendingAction } from '../../../adapters/memory/MemoryPendingAction.ts';
import { MemorySession } from '../../../adapters/memory/MemorySession.ts';
import { MemoryTabs } from '../../../adapters/memory/MemoryTabs.ts';
import { MemoryToasts } from '../../../adapters/memory/MemoryToasts.ts';
import { fromRupees } from '../../../core/domain/money/Paise.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import { compose } from '../../../src/composition/compose.ts';
import { PORTS } from '../../../src/container/portTokens.ts';
import type { ShopContainer } from '../../../src/container/ShopContainer.ts';
import { addressOf } from '../backEnd/addressOf.ts';
import type { DeviceDriver, OrderSetup, RememberedSession } from '../drivers/DeviceDriver.ts';
import { Tab } from './Tab.ts';

/** The shopper's device: what it remembers over a reload, the provider's window, and the tabs it opens. */
export class Device implements DeviceDriver {
  readonly payments = new MemoryPayments();
  readonly #clock = new MemoryClock();
  readonly #ids = new MemoryIds();
  readonly #session = new MemorySession();
  readonly #orders = new MemoryOrders();
  readonly #tabs = new MemoryTabs();

  /** Opens the shop at a path; `bindBackEnd` brings the ports that the back-end serves, `pendingActions` what the tab remembers. */
  openTab(
    path: string,
    bindBackEnd: (shop: ShopContainer, token: () => string | undefined) => void,
    pendingActions = new MemoryPendingAction(),
  ): Tab {
    const navigation = new MemoryNavigation(path);
    const toasts = new MemoryToasts(this.#clock);
    const session = this.#session.anotherTab();
    const tabs = this.#tabs.anotherTab();
    const shop = compose((shop) => {
      bindBackEnd(shop, () => session.current()?.token);
      shop.bindValue(PORTS.session, session);
      shop.bindValue(PORTS.pendingActions, pendingActions);
      shop.bindValue(PORTS.tabs, tabs);
      shop.bindValue(PORTS.orders, this.#orders.anotherTab());
      shop.bindValue(PORTS.payments, this.payments);
      shop.bindValue(PORTS.notifications, toasts);
      shop.bindValue(PORTS.log, new MemoryLog());
      shop.bindValue(PORTS.clock, this.#clock);
      shop.bindValue(PORTS.ids, this.#ids);
      shop.bindValue(PORTS.navigation, navigation);
    });
    return new Tab({ shop, navigation, pendingActions, clock: this.#clock, toasts });
  }

  /** A fake remembers a session whole or not at all: one with a part missing or damaged is as good as none. */
  remembersSession({ token, isAuth, firstName, lastName, email }: Partial<RememberedSession>): void {
    if (!token || isAuth !== 'true' || firstName === undefined || lastName === undefined || email === undefined) return;
    this.#session.remember({ token, firstName, lastName, email });
  }

  remembersOrder(email: string, { orderId, paymentId, productName, price }: OrderSetup): void {
    const moment = timestamp(this.#clock.now());
    const amount = fromRupees(price);
    this.#orders.remember(email, {
      orderId,
      paymentId,
      amountPaid: amount,
      paidAt: moment,
      deliveryAddress: { ...addressOf({ name: 'Home' }), key: 'address-1', createdAt: moment, updatedAt: moment },
      orderedProducts: [
        {
          ...{ key: 'product-1', id: 1, name: productName, category: 'clothing', categoryName: "women's" },
          ...{
            influencer: '@maya',
            size: 'M',
            originalPrice: amount,
            discountedPrice: amount,
            image: '',
            description: '',
          },
          ...{ quantity: 1, createdAt: moment, updatedAt: moment },
        },
      ],
    });
  }

  /** What a fake remembers cannot be damaged without being lost. */
  damagesOrders(email: string): void {
    this.#orders.forget(email);
  }
}
