import type fc from 'fast-check';
import { MemoryBackEnd } from '../../../adapters/memory/MemoryBackEnd.ts';
import { MemoryChanges } from '../../../adapters/memory/MemoryChanges.ts';
import { MemoryCheckouts } from '../../../adapters/memory/MemoryCheckouts.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryIds } from '../../../adapters/memory/MemoryIds.ts';
import { MemoryLists } from '../../../adapters/memory/MemoryLists.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { MemoryOrders } from '../../../adapters/memory/MemoryOrders.ts';
import { MemoryPendingAction } from '../../../adapters/memory/MemoryPendingAction.ts';
import { MemoryTabs } from '../../../adapters/memory/MemoryTabs.ts';
import { MemoryViewedProducts } from '../../../adapters/memory/MemoryViewedProducts.ts';
import { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import { memoryAddresses } from '../../../adapters/memory/memoryAddresses.ts';
import { memoryAuthentication } from '../../../adapters/memory/memoryAuthentication.ts';
import { memoryBackEndOrders } from '../../../adapters/memory/memoryBackEndOrders.ts';
import { memoryCart } from '../../../adapters/memory/memoryCart.ts';
import { memoryCatalogue } from '../../../adapters/memory/memoryCatalogue.ts';
import { memoryPrices } from '../../../adapters/memory/memoryPrices.ts';
import { memoryWishlist } from '../../../adapters/memory/memoryWishlist.ts';
import { discountedTotal } from '../../../core/domain/cart/cartTotals.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import { anAddress, aProduct } from '../../../core/domain/testing/samples.ts';
import { agreeOnDevice } from '../../../core/storefront/checkout/agreeOnDevice.ts';
import { BackEndFailure } from '../../../core/storefront/ports/BackEndFailure.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import type { ForAgreeingPrices } from '../../../core/storefront/ports/ForAgreeingPrices.ts';
import { Unreachable } from '../../../core/storefront/ports/Unreachable.ts';
import { CONNECTION } from '../../../src/shared/connection/tokens.ts';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import { LOGOUT } from '../../../src/shop/account/logoutTokens.ts';
import { ADDRESSES } from '../../../src/shop/addresses/tokens.ts';
import { CART } from '../../../src/shop/cart/tokens.ts';
import { CHECKOUT } from '../../../src/shop/checkout/pageTokens.ts';
import { SHOP } from '../../../src/shop/layout/tokens.ts';
import { SESSION } from '../../../src/shop/session/tokens.ts';
import { compose } from '../../../src/shop/wiring/compose.ts';
import { WISHLIST } from '../../../src/shop/wishlist/tokens.ts';
import { Provider } from './Provider.ts';
import { ScheduledSession, type SharedSession } from './ScheduledSession.ts';

/** What happens to a call: it succeeds, its request or response is lost, or it is refused. */
export type Fault = 'none' | 'request lost' | 'answer lost' | 'refused';

/** Where prices are agreed and orders kept. */
export type OrdersPlace = 'device' | 'back-end';

/** Every product belongs to one of the shoppers: its key and its name begin with hers. */
export const SHOPPERS = ['asha', 'bela'] as const;
export type Shopper = (typeof SHOPPERS)[number];
const emailOf = (shopper: Shopper) => `${shopper}@example.com`;
const PRODUCTS = SHOPPERS.flatMap((shopper) =>
  [1, 2, 3].map((id) =>
    aProduct({ id, key: `${shopper}-${id}`, name: `${shopper}-${id}`, discountedPrice: id * 10_000 }),
  ),
);

/** Two shoppers, one device with two tabs, a back-end and a provider; every call is a task of the scheduler. */
export class World {
  readonly backEnd = new MemoryBackEnd();
  readonly #orders = new MemoryOrders();
  readonly provider = new Provider();
  readonly clock = new MemoryClock();
  readonly violations: string[] = [];
  readonly tabs: readonly Tab[];
  readonly #shared: SharedSession = { stored: undefined, tabs: new Set() };
  readonly #checkouts = new MemoryCheckouts();
  readonly #deviceTabs = new MemoryTabs();
  readonly #lists = new MemoryLists();
  readonly #changes = new MemoryChanges();
  readonly #ids = new MemoryIds();
  readonly #scheduler: fc.Scheduler;
  readonly #place: OrdersPlace;
  #faults: Fault[];

  constructor(scheduler: fc.Scheduler, faults: readonly Fault[], place: OrdersPlace) {
    this.#scheduler = scheduler;
    this.#faults = [...faults];
    this.#place = place;
    this.backEnd.products = PRODUCTS;
    for (const shopper of SHOPPERS) {
      const names = { firstName: shopper, lastName: '' };
      const addresses = [anAddress({ key: `${shopper}-home` })];
      this.backEnd.register({ email: emailOf(shopper), password: 'password', ...names, addresses });
    }
    this.tabs = [this.openTab(), this.openTab()];
  }

  openTab(): Tab {
    const sessions = new ScheduledSession(this.#shared, this.#scheduler);
    const connection = new ConnectionMonitor();
    const ordered: { amount: number } = { amount: 0 };
    const tabs = this.#deviceTabs.anotherTab();
    const told = (text: string) => this.#expectOwn(text, sessions.current()?.email, 'told');
    const shop = compose((container) => {
      container.bindValue(PORTS.connection, connection);
      container.bindValue(PORTS.catalogue, memoryCatalogue(this.backEnd));
      container.bindValue(PORTS.viewedProducts, new MemoryViewedProducts());
      container.bindValue(PORTS.visibility, new MemoryVisibility());
      container.bindValue(PORTS.authentication, memoryAuthentication(this.backEnd));
      container.bindValue(PORTS.tokens, memoryAuthentication(this.backEnd));
      if (this.#place === 'device') {
        container.bindValue(PORTS.prices, agreeOnDevice({ ids: this.#ids }));
        container.bindValue(PORTS.cart, this.#scheduled(memoryCart(this.backEnd), connection));
        container.bindValue(PORTS.orders, this.#orders.anotherTab());
      } else {
        const prices: ForAgreeingPrices = this.#scheduled(memoryPrices(this.backEnd), connection);
        container.bindValue(PORTS.prices, {
          agree: (session, order) => {
            ordered.amount = discountedTotal(order.lines);
            return prices.agree(session, order);
          },
        });
        container.bindValue(PORTS.cart, this.#scheduled(memoryCart(this.backEnd, { keepsOrders: true }), connection));
        container.bindValue(PORTS.orders, this.#scheduled(memoryBackEndOrders(this.backEnd), connection));
      }
      container.bindValue(PORTS.wishlist, this.#scheduled(memoryWishlist(this.backEnd), connection));
      container.bindValue(PORTS.addresses, memoryAddresses(this.backEnd));
      container.bindValue(PORTS.sessions, sessions);
      container.bindValue(PORTS.tabs, tabs);
      container.bindValue(PORTS.lists, this.#lists);
      container.bindValue(PORTS.changes, this.#changes);
      container.bindValue(PORTS.pendingActions, new MemoryPendingAction());
      container.bindValue(PORTS.checkouts, this.#checkouts);
      container.bindValue(PORTS.notifications, { success: told, error: told });
      container.bindValue(PORTS.log, new MemoryLog());
      container.bindValue(PORTS.clock, this.clock);
      container.bindValue(PORTS.ids, this.#ids);
      container.bindValue(PORTS.navigation, new MemoryNavigation());
      container.bindValue(
        PORTS.payments,
        this.provider.forTab((request, open) => {
          const { items, confirmed } = shop.get(CART);
          // While the back-end agrees the price of what she ordered, she may change the cart.
          const amount = this.#place === 'device' ? discountedTotal(confirmed) : ordered.amount;
          if (open > 0) this.violations.push('A second payment is open in one tab');
          if (request.amount !== amount) this.violations.push(`Asked for ${request.amount}, the cart was ${amount}`);
          if (this.#place === 'device' && items.length !== confirmed.length)
            this.violations.push('A payment opens while a change is on its way');
          if (request.prefill.email !== sessions.current()?.email) this.violations.push('A payment opens for another');
        }),
      );
    });
    shop.get(SHOP).start();
    const tab = { shop, sessions };
    return {
      cart: shop.get(CART),
      wishlist: shop.get(WISHLIST),
      logIn: (shopper) => {
        const session = { token: this.backEnd.grantToken(emailOf(shopper)), firstName: shopper, lastName: '' };
        sessions.remember({ ...session, email: emailOf(shopper) });
      },
      logOut: () => shop.get(LOGOUT).confirm(),
      retry: () => shop.get(CONNECTION).retry(),
      placeOrder: () => {
        const [address] = shop.get(ADDRESSES).items;
        if (address !== undefined) shop.get(CHECKOUT).chooseAddress(address.key);
        void shop.get(CHECKOUT).placeOrder();
      },
      /** A product of the shopper that this tab shows. */
      product: (at) => {
        const shopper = tab.sessions.current()?.firstName;
        return PRODUCTS.filter(({ key }) => key.startsWith(shopper ?? 'asha'))[at % 3] ?? aProduct();
      },
      check: () => {
        const email = shop.get(SESSION).session?.email;
        for (const { key } of [...shop.get(CART).items, ...shop.get(WISHLIST).items])
          this.#expectOwn(key, email, 'shown');
      },
    };
  }

  /** Returns the device's tabs after a restart of the browser: one. From now on no call fails. */
  reopen(): readonly Tab[] {
    this.#faults = [];
    return [this.openTab()];
  }

  /** Another device adds a product to a shopper's cart. */
  addElsewhere(shopper: Shopper, at: number): void {
    const record = this.backEnd.shopper(emailOf(shopper));
    const product = PRODUCTS.find(({ key }) => key === `${shopper}-${(at % 3) + 1}`);
    if (record === undefined || product === undefined || record.cart.some(({ key }) => key === product.key)) return;
    const line = { ...product, quantity: 1, ...this.backEnd.timestamps() };
    this.backEnd.register({ ...record, cart: [...record.cart, line] });
  }

  /** Checks the invariants once no task is pending. */
  async checkEnd(): Promise<void> {
    const all = await Promise.all(SHOPPERS.map((shopper) => this.#ordersOf(emailOf(shopper))));
    SHOPPERS.forEach((shopper, at) => {
      for (const { orderedProducts } of all[at] ?? []) {
        for (const { key } of orderedProducts) this.#expectOwn(key, emailOf(shopper), 'ordered');
      }
      const { cart = [], wishlist = [] } = this.backEnd.shopper(emailOf(shopper)) ?? {};
      for (const { key } of [...cart, ...wishlist]) this.#expectOwn(key, emailOf(shopper), 'stored');
      if (cart.some(({ quantity }) => quantity < 1)) this.violations.push('A line without a piece');
    });
    const orders = all.flat();
    const paid = this.provider.windows.filter(({ paymentId }) => paymentId !== undefined);
    for (const { paymentId, request } of paid) {
      const made = orders.filter((order) => order.paymentId === paymentId);
      if (made.length !== 1) this.violations.push(`${made.length} orders of ${paymentId}`);
      if (made[0]?.amountPaid !== request.amount) this.violations.push(`The order of ${paymentId} has another amount`);
    }
    if (orders.length > paid.length) this.violations.push('An order without a payment');
  }

  async #ordersOf(email: string): Promise<readonly Order[]> {
    return this.#place === 'device' ? this.#orders.orders({ email }) : (this.backEnd.shopper(email)?.orders ?? []);
  }

  #expectOwn(text: string, email: string | undefined, what: string): void {
    for (const shopper of SHOPPERS) {
      if (text.includes(`${shopper}-`) && email !== emailOf(shopper)) {
        this.violations.push(`${what} to ${email ?? 'a visitor'}: ${text}`);
      }
    }
  }

  /** Returns the port with each request and each response as a task of the scheduler. */
  #scheduled<Port extends object>(port: Port, connection: ConnectionMonitor): Port {
    const fail = (error: BackEndFailure) => {
      connection.report(!(error instanceof Unreachable));
      throw error;
    };
    return new Proxy(port, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (session: { readonly email: string }, ...given: unknown[]) => {
          const [subject] = given;
          const key = typeof subject === 'string' ? subject : String(Object(subject).key ?? '');
          const fault = this.#faults.shift() ?? 'none';
          await this.#scheduler.schedule(Promise.resolve(), `request ${String(name)} ${key}`);
          this.#expectOwn(key, session.email, `sent (${String(name)})`);
          if (fault === 'request lost') fail(new Unreachable('Network Error'));
          if (fault === 'refused') fail(new BackEndFailure('Refused'));
          const answer: unknown = await method.call(target, session, ...given);
          await this.#scheduler.schedule(Promise.resolve(), `answer ${String(name)} ${key}`);
          if (fault === 'answer lost') fail(new Unreachable('Network Error'));
          connection.report(true);
          return answer;
        };
      },
    });
  }
}

export type Tab = {
  readonly cart: import('../../../src/shop/cart/CartViewModel.ts').CartViewModel;
  readonly wishlist: import('../../../src/shop/wishlist/WishlistViewModel.ts').WishlistViewModel;
  logIn(shopper: Shopper): void;
  logOut(): void;
  retry(): void;
  placeOrder(): void;
  product(at: number): import('../../../core/domain/catalogue/Product.ts').Product;
  check(): void;
};
