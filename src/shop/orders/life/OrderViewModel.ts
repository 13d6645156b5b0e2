import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { OrderDetails } from '../../../../core/domain/orders/OrderDetails.ts';
import type { StorefrontPorts } from '../../../../core/storefront/ports/StorefrontPorts.ts';
import type { ReportFailure } from '../../../../core/storefront/session/ReportFailure.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { orderIdIn } from '../../paths/orderIdIn.ts';
import type { SessionViewModel } from '../../session/SessionViewModel.ts';
import { type OrderLifeView, orderLifeView } from './orderLifeView.ts';

export type OrderParts = Pick<StorefrontPorts, 'orderLife' | 'tabs' | 'visibility' | 'navigation' | 'notifications'> & {
  readonly session: SessionViewModel;
  readonly pendingWork: PendingWork;
  readonly reportFailure: ReportFailure;
};

/** The order at the present address, with its life, as the back-end knows it each time that the shopper looks at it. */
export class OrderViewModel {
  status: 'loading' | 'ready' | 'missing' | 'failed' = 'loading';
  /** Whether the shopper is asked if she wants to cancel. */
  isAsked = false;
  private details: OrderDetails | undefined = undefined;
  private isCancelling = false;
  /** The number of the latest call: answers to earlier ones are ignored. */
  private latestCall = 0;
  private readonly parts: OrderParts;

  constructor(parts: OrderParts) {
    this.parts = parts;
    makeAutoObservable<this, 'details' | 'latestCall' | 'parts'>(
      this,
      { details: observableRef, latestCall: false, parts: false },
      { autoBind: true },
    );
  }

  get order(): OrderLifeView | undefined {
    return this.details && orderLifeView(this.details);
  }

  /** Reads the order, and again whenever it may have changed. Returns a function that stops it. */
  appear(): () => void {
    const { session, tabs, visibility } = this.parts;
    const stops = [
      reaction(() => session.session?.token, this.load, { fireImmediately: true }),
      visibility.whenVisible(this.load),
      tabs.whenNotified((list) => list === 'orders' && this.load()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Reads the order. Also retries after a failure. */
  async load(): Promise<void> {
    const { session, orderLife, navigation, pendingWork, reportFailure } = this.parts;
    const shopper = session.session;
    if (shopper === undefined) return;
    const call = this.next();
    const orderId = orderIdIn(navigation.here()) ?? '';
    try {
      const order = await pendingWork.track(orderLife.order(shopper, orderId));
      if (call === this.latestCall) this.show(order);
    } catch (error) {
      reportFailure(error);
      if (call === this.latestCall) this.fail();
    }
  }

  /** Asks whether the order shall be cancelled. */
  ask(): void {
    this.isAsked = this.order?.cancelling !== undefined;
  }

  keep(): void {
    this.isAsked = false;
  }

  /** Cancels the order, once. */
  async cancel(): Promise<void> {
    const { session, orderLife, tabs, notifications, pendingWork, reportFailure } = this.parts;
    const shopper = session.session;
    this.isAsked = false;
    if (shopper === undefined || this.details === undefined || this.isCancelling) return;
    this.isCancelling = true;
    const call = this.next();
    try {
      const cancelled = await pendingWork.track(orderLife.cancel(shopper, this.details.orderId));
      if (session.session?.token !== shopper.token) return;
      if ('refusal' in cancelled) {
        notifications.error(cancelled.refusal);
        void this.load();
        return;
      }
      if (call === this.latestCall) this.show(cancelled);
      notifications.success('The order is cancelled');
      tabs.notify('orders');
    } catch (error) {
      reportFailure(error);
      notifications.error('The order could not be cancelled. Please try again.');
    } finally {
      this.endCancelling();
    }
  }

  private next(): number {
    this.latestCall += 1;
    return this.latestCall;
  }

  private show(order: OrderDetails | undefined): void {
    this.details = order;
    this.status = order === undefined ? 'missing' : 'ready';
  }

  /** An order that was read stays. */
  private fail(): void {
    if (this.details === undefined) this.status = 'failed';
  }

  private endCancelling(): void {
    this.isCancelling = false;
  }
}
