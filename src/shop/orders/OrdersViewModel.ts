import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import { ORDERS_PER_PAGE } from '../../../core/domain/orders/ordersPerPage.ts';
import type { BuyAgain } from '../../../core/storefront/orders/BuyAgain.ts';
import type {
  ForNotifyingOtherTabs,
  SharedList,
} from '../../../core/storefront/ports/browser/ForNotifyingOtherTabs.ts';
import type { ForFollowingOrders } from '../../../core/storefront/ports/orders/ForFollowingOrders.ts';
import type { ForKeepingOrders } from '../../../core/storefront/ports/orders/ForKeepingOrders.ts';
import type { ReportFailure } from '../../../core/storefront/session/ReportFailure.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import type { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import type { SessionViewModel } from '../session/SessionViewModel.ts';
import type { LatestOrder } from './LatestOrder.ts';
import { type OrderView, orderView } from './orderView.ts';
import { type Thanks, thanksFor } from './thanksFor.ts';

export type OrdersParts = {
  readonly session: SessionViewModel;
  readonly stored: Pick<ForKeepingOrders, 'orders'>;
  readonly orderLife: Pick<ForFollowingOrders, 'before'>;
  readonly tabs: Pick<ForNotifyingOtherTabs, 'whenNotified'>;
  readonly pendingWork: PendingWork;
  readonly reportFailure: ReportFailure;
  readonly buyAgain: BuyAgain;
  readonly cart: Pick<CartViewModel, 'run'>;
  readonly catalogue: Pick<CatalogueViewModel, 'status'>;
  readonly latestOrder: Pick<LatestOrder, 'take'>;
};

/** The orders tab: the current shopper's orders, the newest first, as they are in every tab. */
export class OrdersViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** Whether earlier orders are being read. */
  isReadingEarlier = false;
  /** The newest of the earlier orders that were read last. */
  firstEarlier: string | undefined = undefined;
  private items: readonly Order[] = [];
  /** The orders before those that the back-end gives first, as far as the shopper has asked for them. */
  private earlier: readonly Order[] = [];
  /** Whether the back-end has orders before the earlier ones; undefined until it was asked. */
  private hasMore: boolean | undefined = undefined;
  /** The order that led the shopper here. */
  private paidId: string | undefined = undefined;
  /** The number of the latest read: answers to earlier ones are ignored. */
  private latestRead = 0;
  /** The token of the session whose orders are shown. */
  private readFor: string | undefined = undefined;
  private readonly parts: OrdersParts;

  constructor(parts: OrdersParts) {
    this.parts = parts;
    makeAutoObservable<this, 'items' | 'earlier' | 'latestRead' | 'parts'>(
      this,
      { items: observableRef, earlier: observableRef, latestRead: false, parts: false },
      { autoBind: true },
    );
  }

  get orders(): readonly OrderView[] {
    return [...this.earlier, ...this.items].map(orderView).toReversed();
  }

  /** Whether the back-end has, or may have, orders before those that are shown. */
  get hasEarlier(): boolean {
    return this.hasMore ?? (this.items.length === ORDERS_PER_PAGE && this.items[0]?.number !== undefined);
  }

  /** Reads the orders before those that are shown. */
  async showEarlier(): Promise<void> {
    const { session, orderLife, pendingWork, reportFailure } = this.parts;
    const shopper = session.session;
    const { number } = this.earlier[0] ?? this.items[0] ?? {};
    if (shopper === undefined || number === undefined || this.isReadingEarlier) return;
    this.isReadingEarlier = true;
    try {
      const { orders, hasMore } = await pendingWork.track(orderLife.before(shopper, number));
      this.addEarlier(shopper, orders, hasMore);
    } catch (error) {
      reportFailure(error);
      this.addEarlier(shopper, [], true);
    }
  }

  /** The thanks for the order that the shopper has just paid, as long as she stays. */
  get thanks(): Thanks | undefined {
    const paid = this.items.find(({ orderId }) => orderId === this.paidId);
    return paid && thanksFor(paid, this.parts.session.session?.firstName ?? '');
  }

  /** Whether the catalogue is there, which knows what is still sold. */
  get canBuyAgain(): boolean {
    return this.parts.catalogue.status === 'ready';
  }

  /** Adds the products of an order to the cart. */
  async buyAgain(orderId: string): Promise<void> {
    const { buyAgain, cart, pendingWork } = this.parts;
    const order = [...this.earlier, ...this.items].find((other) => other.orderId === orderId);
    if (order === undefined || !this.canBuyAgain) return;
    await pendingWork.track(cart.run((list) => buyAgain(order.orderedProducts, list)));
  }

  /** Follows the session and every change of the orders. Returns a function that stops it. */
  appear(): () => void {
    const { session, tabs, latestOrder } = this.parts;
    // The same page may appear twice.
    this.paidId ??= latestOrder.take();
    const stopFollowing = reaction(() => session.session, this.load, { fireImmediately: true });
    const unsubscribe = tabs.whenNotified(this.follow);
    return () => {
      unsubscribe();
      stopFollowing();
    };
  }

  /** Reads the orders. Also retries after a failure. */
  async load(): Promise<void> {
    const { session, stored, pendingWork, reportFailure } = this.parts;
    const shopper = session.session;
    this.latestRead += 1;
    const read = this.latestRead;
    if (shopper === undefined) return this.show(shopper, []);
    try {
      const orders = await pendingWork.track(stored.orders(shopper));
      if (read === this.latestRead) this.show(shopper, orders);
    } catch (error) {
      reportFailure(error);
      if (this.status === 'loading') this.fail();
    }
  }

  private follow(changed: SharedList): void {
    if (changed === 'orders') void this.load();
  }

  private addEarlier(shopper: Session, orders: readonly Order[], hasMore: boolean): void {
    this.isReadingEarlier = false;
    if (shopper.token !== this.parts.session.session?.token) return;
    this.earlier = [...orders, ...this.earlier];
    this.firstEarlier = orders.at(-1)?.orderId;
    this.hasMore = hasMore;
  }

  /** Ignores what was read for an earlier session. */
  private show(shopper: Session | undefined, orders: readonly Order[]): void {
    if (shopper?.token !== this.parts.session.session?.token) return;
    // What a new order has moved off the first page is earlier now.
    const isFirst = ({ orderId }: Order) => orders.some((order) => order.orderId === orderId);
    const isSame = this.hasMore !== undefined && this.readFor === shopper?.token;
    this.earlier = isSame ? [...this.earlier, ...this.items].filter((order) => !isFirst(order)) : [];
    if (!isSame) this.hasMore = undefined;
    this.readFor = shopper?.token;
    this.items = orders;
    this.status = 'ready';
  }

  private fail(): void {
    this.status = 'failed';
  }
}
