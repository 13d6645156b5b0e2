import type { Paise } from '../../domain/money/Paise.ts';
import type { Order } from '../../domain/orders/Order.ts';
import type { Refund, Shipment, TimelineEntry } from '../../domain/orders/OrderStatus.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { PresentOrder } from './ListOrders.ts';

/** An order with its life. Amounts are in paise. */
export type OrderDetails = Order & {
  readonly timeline: readonly TimelineEntry[];
  readonly shipments: readonly Shipment[];
  readonly refunds: readonly Refund[];
  readonly subTotal: Paise;
  readonly discount: Paise;
  readonly couponDiscount: Paise;
};

/** Resolves with an order of the shopper. One of another shopper is unknown. */
export type ShowOrder = (shopperId: string, orderId: string) => Promise<OrderDetails | 'unknown-order'>;

export function makeShowOrder({
  orders,
  checkouts,
  refunds,
  presentOrder,
}: Pick<BackEndPorts, 'orders' | 'checkouts' | 'refunds'> & { readonly presentOrder: PresentOrder }): ShowOrder {
  return async (shopperId, orderId) => {
    const [order, checkout, events, back] = await Promise.all([
      orders.order(orderId),
      checkouts.ofShopper(shopperId, orderId),
      orders.events(orderId),
      refunds.ofOrder(orderId),
    ]);
    if (order?.shopperId !== shopperId || checkout === undefined) return 'unknown-order';
    // Orders of the build before have no timeline.
    const placed: TimelineEntry = { kind: 'placed', at: order.paidAt };
    const { cartItemsTotal, cartItemsDiscountTotal, couponDiscountTotal } = checkout.draft;
    return {
      ...(await presentOrder(order)),
      timeline:
        events.length === 0 ? [placed] : events.flatMap(({ kind, at }) => (kind === 'note' ? [] : [{ kind, at }])),
      shipments: order.shipments.map(({ id: _, ...shipment }) => shipment),
      refunds: back.map(({ amount, status, at }) => ({ amount, status, at })),
      ...{ subTotal: cartItemsTotal, discount: cartItemsDiscountTotal, couponDiscount: couponDiscountTotal },
    };
  };
}
