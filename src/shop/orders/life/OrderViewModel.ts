import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Session } from '../../../../core/domain/accounts/Session.ts';
import type { OrderDetails } from '../../../../core/domain/orders/OrderDetails.ts';
import type { Fit } from '../../../../core/domain/styles/fit.ts';
import type { Refusal } from '../../../../core/storefront/ports/failures/Refusal.ts';
import type { StorefrontPorts } from '../../../../core/storefront/ports/StorefrontPorts.ts';
import type { ReportFailure } from '../../../../core/storefront/session/ReportFailure.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { orderIdIn } from '../../paths/orderIdIn.ts';
import type { SessionViewModel } from '../../session/SessionViewModel.ts';
import { type FitView, FitVotes } from '../fit/FitVotes.ts';
import { ReturnForm } from '../returns/ReturnForm.ts';
import { type OrderLifeView, orderLifeView } from './orderLifeView.ts';

export type OrderParts = Pick<
  StorefrontPorts,
  'orderLife' | 'tabs' | 'visibility' | 'navigation' | 'notifications' | 'ids'
> & {
  readonly session: SessionViewModel;
  readonly pendingWork: PendingWork;
  readonly reportFailure: ReportFailure;
};

/** The order at the present address, with its life, as the back-end knows it each time that the shopper looks at it. */
export class OrderViewModel {
  status: 'loading' | 'ready' | 'missing' | 'failed' = 'loading';
  /** Whether the shopper is asked if she wants to cancel. */
  isAsked = false;
  readonly returning: ReturnForm;
  private readonly votes: FitVotes;
  private details: OrderDetails | undefined = undefined;
  private isChanging = false;
  /** The number of the latest call: answers to earlier ones are ignored. */
  private latestCall = 0;
  private readonly parts: OrderParts;

  constructor(parts: OrderParts) {
    this.parts = parts;
    this.returning = new ReturnForm({
      ids: parts.ids,
      send: (lines, idempotencyKey) =>
        this.send((...order) => parts.orderLife.askForReturn(...order, { lines, idempotencyKey }), {
          done: 'We expect your return',
          failed: 'The return could not be asked for. Please try again.',
        }),
    });
    this.votes = new FitVotes({ send: (key, fit) => this.sendVote(key, fit) });
    makeAutoObservable<this, 'details' | 'votes' | 'latestCall' | 'parts'>(
      this,
      { details: observableRef, returning: false, votes: false, latestCall: false, parts: false },
      { autoBind: true },
    );
  }

  get order(): OrderLifeView | undefined {
    return this.details && orderLifeView(this.details);
  }

  /** The pieces of which the shopper is asked how they fit. */
  get fits(): readonly FitView[] {
    return this.details === undefined ? [] : this.votes.of(this.details);
  }

  /** Reads the order unless it has been read, and again whenever it may have changed. Returns a function that stops it. */
  appear(): () => void {
    const { session, tabs, visibility } = this.parts;
    const stops = [
      reaction(() => session.session?.token, this.load, { fireImmediately: this.status === 'loading' }),
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
    this.isAsked = false;
    const { orderLife, notifications } = this.parts;
    const refusal = await this.change((...order) => orderLife.cancel(...order), {
      done: 'The order is cancelled',
      failed: 'The order could not be cancelled. Please try again.',
    });
    if (refusal !== undefined) notifications.error(refusal);
  }

  /** Opens the form in which the shopper says which pieces come back. */
  askForReturn(): void {
    if (this.details !== undefined) this.returning.open(this.details);
  }

  async withdrawReturn(returnId: string): Promise<void> {
    const { orderLife, notifications } = this.parts;
    const refusal = await this.change((...order) => orderLife.withdrawReturn(...order, returnId), {
      done: 'The return is withdrawn',
      failed: 'The return could not be withdrawn. Please try again.',
    });
    if (refusal !== undefined) notifications.error(refusal);
  }

  /** Says how a piece fits. */
  vote(key: string, fit: Fit): Promise<void> {
    return this.votes.choose(key, fit);
  }

  private async sendVote(key: string, fit: Fit): Promise<void> {
    const { orderLife, notifications } = this.parts;
    const refusal = await this.send((...order) => orderLife.voteOnFit(...order, { key, fit }), {
      done: 'Thank you. Your answer is saved',
      failed: 'Your answer could not be saved. Please try again.',
    });
    if (refusal !== undefined) notifications.error(refusal);
  }

  /** Sends a change of the order, unless another one is under way. Resolves with why it was refused, if it was. */
  private async change(...change: Parameters<OrderViewModel['send']>): Promise<string | undefined> {
    if (this.isChanging) return undefined;
    this.isChanging = true;
    try {
      return await this.send(...change);
    } finally {
      this.endChange();
    }
  }

  /** Sends a change of the order and tells what came of it. Resolves with why it was refused, if it was. */
  private async send(
    send: (shopper: Session, orderId: string) => Promise<OrderDetails | Refusal>,
    { done, failed }: { readonly done: string; readonly failed: string },
  ): Promise<string | undefined> {
    const { session, tabs, notifications, pendingWork, reportFailure } = this.parts;
    const shopper = session.session;
    if (shopper === undefined || this.details === undefined) return undefined;
    const call = this.next();
    try {
      const changed = await pendingWork.track(send(shopper, this.details.orderId));
      if (session.session?.token !== shopper.token) return undefined;
      if ('refusal' in changed) {
        void this.load();
        return changed.refusal;
      }
      if (call === this.latestCall) this.show(changed);
      // What was asked for meanwhile may not have the change yet.
      else void this.load();
      notifications.success(done);
      tabs.notify('orders');
      return undefined;
    } catch (error) {
      reportFailure(error);
      return failed;
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

  private endChange(): void {
    this.isChanging = false;
  }
}
