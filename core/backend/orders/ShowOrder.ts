import type { OrderDetails } from '../../domain/orders/OrderDetails.ts';
import type { TimelineEntry } from '../../domain/orders/OrderStatus.ts';
import { exchangeSizes, sizesInStock } from '../../domain/returns/exchangeSizes.ts';
import type { OfferedReturn } from '../../domain/returns/Return.ts';
import { type Delivered, returnableLines } from '../../domain/returns/returnableLines.ts';
import { sellerLines } from '../../domain/settings/ShopSettings.ts';
import { type FitLine, fitLines } from '../../domain/styles/fit.ts';
import { shopDay } from '../../domain/time/shopDay.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { FindProducts } from '../ports/catalogue/FindProducts.ts';
import type { StoredOrder } from '../ports/orders/ForStoringOrders.ts';
import { statusOf } from './FulfilOrder.ts';
import type { PresentOrder } from './ListOrders.ts';

/** Resolves with an order of the shopper. One of another shopper is unknown. */
export type ShowOrder = (shopperId: string, orderId: string) => Promise<OrderDetails | 'unknown-order'>;

type Ports = Pick<
  BackEndPorts,
  'orders' | 'checkouts' | 'refunds' | 'returns' | 'fitVotes' | 'stock' | 'settings' | 'clock'
> & {
  readonly findProducts: FindProducts;
  readonly presentOrder: PresentOrder;
};

export function makeShowOrder({
  orders,
  checkouts,
  refunds,
  returns,
  fitVotes,
  stock,
  settings,
  clock,
  findProducts,
  presentOrder,
}: Ports): ShowOrder {
  /** Resolves with the lines that may be returned, and the sizes in stock for which each is exchanged. */
  const offerReturns = async (order: Delivered): Promise<readonly OfferedReturn[]> => {
    const lines = returnableLines(order, shopDay(clock.now()));
    if (lines.length === 0) return [];
    const products = await findProducts(lines.map(({ key }) => key));
    const offered = lines.map((line) => ({ ...line, sizes: exchangeSizes(products.get(line.key)) }));
    const levels = await stock.levels(offered.flatMap(({ sizes }) => sizes.map(({ key }) => key)));
    return offered.map(({ sizes, ...line }) => ({ ...line, sizes: sizesInStock(sizes, levels) }));
  };

  /** Resolves with the lines on which the shopper may vote, and how she has. */
  const readFits = async (order: StoredOrder): Promise<readonly FitLine[]> => {
    const status = statusOf(order);
    if (status !== 'delivered') return [];
    const keys = order.orderedProducts.map(({ key }) => key);
    const [products, votes] = await Promise.all([findProducts(keys), fitVotes.ofOrder(order.orderId)]);
    return fitLines(status, order.orderedProducts, products).map((key) => {
      const vote = votes.find(({ sku }) => sku === key);
      return { key, ...(vote && { fit: vote.fit }) };
    });
  };

  return async (shopperId, orderId) => {
    const [order, checkout, events, back, sentBack, seller] = await Promise.all([
      orders.order(orderId),
      checkouts.ofShopper(shopperId, orderId),
      orders.events(orderId),
      refunds.ofOrder(orderId),
      returns.ofOrder(orderId),
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
      returns: sentBack.map(({ orderId: _, requestKey: __, isRestocked: ___, ...one }) => one),
      returnable: await offerReturns({ ...order, returns: sentBack, refunds: back }),
      fits: await readFits(order),
      seller: sellerLines(seller),
      ...{ subTotal: cartItemsTotal, discount: cartItemsDiscountTotal, couponDiscount: couponDiscountTotal },
    };
  };
}
