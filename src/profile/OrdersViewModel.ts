import { makeAutoObservable } from 'mobx';
import type { ForRememberingOrders } from '../../core/storefront/ports/ForRememberingOrders.ts';
import type { SessionViewModel } from '../session/SessionViewModel.ts';
import { type OrderView, orderView } from './orderView.ts';

/** The orders tab: the logged-in shopper's own orders, newest first. */
export class OrdersViewModel {
  private readonly session: SessionViewModel;
  private readonly remembered: ForRememberingOrders;

  constructor(session: SessionViewModel, remembered: ForRememberingOrders) {
    this.session = session;
    this.remembered = remembered;
    makeAutoObservable<this, 'session' | 'remembered'>(this, { session: false, remembered: false }, { autoBind: true });
  }

  get orders(): readonly OrderView[] {
    const { session } = this.session;
    return session === undefined ? [] : this.remembered.ordersOf(session.email).map(orderView).toReversed();
  }
}
