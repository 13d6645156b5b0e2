import type { Address } from '../../domain/addresses/Address.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { amountDue, type CheckoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import type { Order } from '../../domain/orders/Order.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { CartOutcome } from '../cart/LoadCart.ts';
import type { ForKeepingCart } from '../ports/ForKeepingCart.ts';
import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForRememberingOrders } from '../ports/ForRememberingOrders.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';
import type { Session } from '../session/Session.ts';

/** What was paid, by whom and for what. */
export type PaidCheckout = {
  readonly draft: CheckoutDraft;
  readonly address: Address;
  readonly cart: readonly CartItem[];
  readonly session: Session;
  readonly paymentId: string;
};

export type RecordOrderOutcome = {
  readonly outcome: 'placed';
  readonly order: Order;
  /** How the clearing of the cart went; the order stands either way. */
  readonly clearing: CartOutcome;
};

/** Writes the paid order down at once, before it gives way to anything else, then clears the cart and shows the orders. */
export type RecordOrder = (paid: PaidCheckout) => Promise<RecordOrderOutcome>;

export type RecordOrderPorts = {
  readonly orders: ForRememberingOrders;
  readonly cart: ForKeepingCart;
  readonly clock: ForTellingTime;
  readonly navigation: ForNavigating;
  readonly reportFailure: ReportFailure;
};

export function makeRecordOrder({ orders, cart, clock, navigation, reportFailure }: RecordOrderPorts): RecordOrder {
  return async ({ draft, address, cart: orderedProducts, session, paymentId }) => {
    const order: Order = {
      paymentId,
      orderId: draft.orderId,
      amountPaid: amountDue(draft),
      orderedProducts,
      deliveryAddress: address,
      paidAt: timestamp(clock.now()),
    };
    orders.remember(session.email, order);
    try {
      const items = await cart.clear();
      navigation.replaceWith('/profile/orders');
      return { outcome: 'placed', order, clearing: { outcome: 'kept', cart: items } };
    } catch (error) {
      navigation.replaceWith('/profile/orders');
      return { outcome: 'placed', order, clearing: reportFailure(error) };
    }
  };
}
