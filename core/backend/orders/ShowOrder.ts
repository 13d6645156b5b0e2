import type { OrderDetails } from '../../domain/orders/OrderDetails.ts';
import type { TimelineEntry } from '../../domain/orders/OrderStatus.ts';
import { sellerLines } from '../../domain/settings/ShopSettings.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { PresentOrder } from './ListOrders.ts';

/** Resolves with an order of the shopper. One of another shopper is unknown. */
export type ShowOrder = (shopperId: string, orderId: string) => Promise<OrderDetails | 'unknown-order'>;

export function makeShowOrder({
  orders,
  checkouts,
  refunds,
  settings,
  presentOrder,
}: Pick<BackEndPorts, 'orders' | 'checkouts' | 'refunds' | 'settings'> & {
  readonly presentOrder: PresentOrder;
}): ShowOrder {
  return async (shopperId, orderId) => {
    const [order, checkout, events, back, seller] = await Promise.all([
      orders.order(orderId),
      checkouts.ofShopper(shopperId, orderId),
      orders.events(orderId),
      refunds.ofOrder(orderId),
      settings.read(),
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
      seller: sellerLines(seller),
      ...{ subTotal: cartItemsTotal, discount: cartItemsDiscountTotal, couponDiscount: couponDiscountTotal },
    };
  };
}
