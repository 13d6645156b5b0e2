import type { Paise } from '../../domain/money/Paise.ts';
import type { OrderStatus } from '../../domain/orders/OrderStatus.ts';
import { sellerLines } from '../../domain/settings/ShopSettings.ts';
import { statusOf } from '../orders/FulfilOrder.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { StoredMail } from '../ports/ForStoringMails.ts';
import type { OrderEvent, StoredOrder } from '../ports/orders/ForStoringOrders.ts';
import type { StoredPayment } from '../ports/orders/ForStoringPayments.ts';
import type { StoredRefund } from '../ports/orders/ForStoringRefunds.ts';

/** All that staff read of an order. Amounts are in paise. */
export type InspectedOrder = {
  readonly order: StoredOrder;
  readonly status: OrderStatus;
  /** Empty when the shopper's account is deleted. */
  readonly email: string;
  /** With notes, the oldest first. */
  readonly timeline: readonly OrderEvent[];
  readonly refunds: readonly StoredRefund[];
  /** Absent while the provider has reported none. */
  readonly payment?: StoredPayment;
  /** The mails about the order, the oldest first. */
  readonly mails: readonly StoredMail[];
  readonly subTotal: Paise;
  readonly discount: Paise;
  readonly couponDiscount: Paise;
  /** Who sells, as lines of a receipt, the shop's name first. */
  readonly seller: readonly string[];
};

export type InspectOrder = (orderId: string) => Promise<InspectedOrder | 'unknown-order'>;

export function makeInspectOrder({
  orders,
  checkouts,
  refunds,
  payments,
  mails,
  shoppers,
  settings,
}: Pick<
  BackEndPorts,
  'orders' | 'checkouts' | 'refunds' | 'payments' | 'mails' | 'shoppers' | 'settings'
>): InspectOrder {
  return async (orderId) => {
    const [order, checkout] = await Promise.all([orders.order(orderId), checkouts.checkout(orderId)]);
    if (order === undefined || checkout === undefined) return 'unknown-order';
    const [shopper, events, back, payment, seller] = await Promise.all([
      shoppers.shopper(order.shopperId),
      orders.events(orderId),
      refunds.ofOrder(orderId),
      payments.payment(order.paymentId),
      settings.read(),
    ]);
    const sent = shopper === undefined ? [] : await mails.to(shopper.email);
    // Orders of earlier builds have no timeline.
    const placed: OrderEvent = { kind: 'placed', at: order.paidAt, actor: 'shop' };
    const { cartItemsTotal, cartItemsDiscountTotal, couponDiscountTotal } = checkout.draft;
    return {
      ...{ order, status: statusOf(order), email: shopper?.email ?? '' },
      ...{ timeline: events.length === 0 ? [placed] : events, refunds: back },
      ...(payment !== undefined && { payment }),
      mails: sent.filter(({ content }) => isAbout(content, orderId)),
      ...{ subTotal: cartItemsTotal, discount: cartItemsDiscountTotal, couponDiscount: couponDiscountTotal },
      seller: sellerLines(seller),
    };
  };
}

function isAbout(content: StoredMail['content'], orderId: string): boolean {
  if ('order' in content) return content.order.orderId === orderId;
  return 'orderId' in content && content.orderId === orderId;
}
