import { RandomIds } from '../../../adapters/ids/RandomIds.ts';
import { MemoryChanges } from '../../../adapters/memory/device/MemoryChanges.ts';
import { MemoryCheckouts } from '../../../adapters/memory/device/MemoryCheckouts.ts';
import { MemoryLists } from '../../../adapters/memory/device/MemoryLists.ts';
import { MemoryPendingAction } from '../../../adapters/memory/device/MemoryPendingAction.ts';
import { MemoryViewedProducts } from '../../../adapters/memory/device/MemoryViewedProducts.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { MemoryTabs } from '../../../adapters/memory/MemoryTabs.ts';
import { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import { bindHttpBackEnd } from '../../../features/behind/server/bindHttpBackEnd.ts';
import { PENDING_WORK } from '../../../src/shared/connection/tokens.ts';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import type { ShopContainer } from '../../../src/shared/container/ShopContainer.ts';
import { CART } from '../../../src/shop/cart/tokens.ts';
import { SHOP } from '../../../src/shop/layout/tokens.ts';
import { catalogueOnDevice } from '../../../src/shop/wiring/catalogueOnDevice.ts';
import { compose } from '../../../src/shop/wiring/compose.ts';
import { WISHLIST } from '../../../src/shop/wishlist/tokens.ts';
import type { PaymentWindows } from './PaymentWindows.ts';
import { productsOf, strangersIn } from './shoppers.ts';
import { DeviceSession } from './TabSession.ts';

export type DeviceParts = {
  readonly fetch: typeof fetch;
  readonly windows: PaymentWindows;
  readonly violations: string[];
  readonly startsAt: number;
  /** Changes what a tab sends: plants a fault. */
  readonly changeFetch?: (send: typeof fetch, currentToken: () => string | undefined) => typeof fetch;
};

/** A tab of a device: the storefront as production composes it, on storage in memory. */
export type Tab = {
  readonly shop: ShopContainer;
  /** A product of the shopper that this tab shows. */
  product(at: number): Product;
  /** Whether the tab waits for nothing. */
  readonly isIdle: boolean;
  /** Records what is shown to the wrong shopper. */
  check(): void;
  close(): void;
};

/** A device of the shoppers, with the storage that its tabs share. */
export class Device {
  readonly clock: MemoryClock;
  readonly checkouts = new MemoryCheckouts();
  readonly session = new DeviceSession();
  readonly viewedProducts = new MemoryViewedProducts();
  readonly #tabsOfDevice = new MemoryTabs();
  readonly #lists = new MemoryLists();
  readonly #changes = new MemoryChanges();
  readonly #parts: DeviceParts;
  #tabs: readonly Tab[] = [];

  constructor(parts: DeviceParts) {
    this.#parts = parts;
    this.clock = new MemoryClock(parts.startsAt);
    this.openTab();
  }

  get tabs(): readonly Tab[] {
    return this.#tabs;
  }

  tab(at: number): Tab {
    return this.#tabs[at % this.#tabs.length] ?? this.openTab();
  }

  openTab(): Tab {
    const { fetch, windows, violations, changeFetch = (send) => send } = this.#parts;
    const [sessions, tabs] = [this.session.openTab(), this.#tabsOfDevice.anotherTab()];
    let isOpen = true;
    const clock = clockWhileOpen(this.clock, () => isOpen);
    const send = changeFetch(
      whileOpen(fetch, () => isOpen),
      () => sessions.current()?.token,
    );
    const email = () => sessions.current()?.email;
    const expectOwn = (text: string, what: string) => {
      for (const stranger of strangersIn(text, email())) {
        violations.push(`${what} to ${email() ?? 'a visitor'} of ${stranger}: ${text}`);
      }
    };
    const told = (text: string) => isOpen && expectOwn(text, 'told');
    const shop = compose((container) => {
      bindHttpBackEnd(container, send);
      container.bind(PORTS.catalogue, ({ products, clock }) => catalogueOnDevice(products, clock), {
        products: PORTS.products,
        clock: PORTS.clock,
      });
      container.bindValue(PORTS.viewedProducts, this.viewedProducts);
      container.bindValue(PORTS.sessions, sessions);
      container.bindValue(PORTS.visibility, new MemoryVisibility());
      container.bindValue(PORTS.tabs, tabs);
      container.bindValue(PORTS.lists, this.#lists);
      container.bindValue(PORTS.changes, this.#changes);
      container.bindValue(PORTS.pendingActions, new MemoryPendingAction());
      container.bindValue(PORTS.checkouts, this.checkouts);
      container.bindValue(PORTS.notifications, { success: told, error: told });
      container.bindValue(PORTS.log, new MemoryLog());
      container.bindValue(PORTS.clock, clock);
      container.bindValue(PORTS.ids, new RandomIds());
      container.bindValue(PORTS.navigation, new MemoryNavigation());
      container.bindValue(
        PORTS.payments,
        windows.forTab(
          () => email() ?? '',
          () => isOpen,
          (fault) => violations.push(fault),
        ),
      );
    });
    const stop = shop.get(SHOP).start();
    const tab: Tab = {
      shop,
      product: (at) => {
        const own = productsOf(email());
        return own[at % own.length] ?? aProduct();
      },
      get isIdle() {
        return shop.get(PENDING_WORK).isIdle;
      },
      check: () => {
        for (const { key } of [...shop.get(CART).items, ...shop.get(WISHLIST).items]) expectOwn(key, 'shown');
      },
      close: () => {
        isOpen = false;
        stop();
        this.#tabs = this.#tabs.filter((other) => other !== tab);
      },
    };
    this.#tabs = [...this.#tabs, tab];
    return tab;
  }
}

/** The timers of a closed tab run no more. */
function clockWhileOpen(clock: MemoryClock, isOpen: () => boolean): ForTellingTime {
  return {
    now: () => clock.now(),
    after: (milliseconds, run) => clock.after(milliseconds, () => isOpen() && run()),
  };
}

/** A closed tab sends nothing and hears no answer. */
function whileOpen(send: typeof fetch, isOpen: () => boolean): typeof fetch {
  return async (...request) => {
    const answer = isOpen() ? await send(...request).catch((error: unknown) => ({ error })) : undefined;
    if (answer === undefined || !isOpen()) return new Promise<never>(() => undefined);
    if (answer instanceof Response) return answer;
    throw answer.error;
  };
}
