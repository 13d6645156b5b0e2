import type { OrderDetails } from '../../domain/orders/OrderDetails.ts';
import { type Fit, fitLines } from '../../domain/styles/fit.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { statusOf } from '../orders/FulfilOrder.ts';
import type { ShowOrder } from '../orders/ShowOrder.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { FindProducts } from '../ports/catalogue/FindProducts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';

/** What a shopper says of a piece of an order; `key` is that of its product. */
export type FitAnswer = { readonly key: string; readonly fit: Fit };

/** Stores how a piece of a delivered order fits. A later vote replaces the one before. Resolves with the order. */
export type VoteOnFit = (
  shopperId: string,
  orderId: string,
  answer: FitAnswer,
) => Promise<OrderDetails | Invalid | 'unknown-order' | 'order-not-delivered'>;

type Ports = Pick<BackEndPorts, 'transactions' | 'clock'> & {
  readonly findProducts: FindProducts;
  readonly showOrder: ShowOrder;
};

export function makeVoteOnFit({ transactions, clock, findProducts, showOrder }: Ports): VoteOnFit {
  return async (shopperId, orderId, { key, fit }) => {
    const products = await findProducts([key]);
    const refused = await transactions.within(async ({ checkouts, orders, fitVotes }) => {
      await checkouts.lock(orderId);
      const order = await orders.order(orderId);
      if (order?.shopperId !== shopperId) return 'unknown-order';
      const status = statusOf(order);
      if (status !== 'delivered') return 'order-not-delivered';
      if (!fitLines(status, order.orderedProducts, products).includes(key))
        return { invalid: ['The order has no such piece that is sold in sizes.'] };
      await fitVotes.save({ orderId, sku: key, fit, at: timestamp(clock.now()) });
      return undefined;
    });
    return refused ?? showOrder(shopperId, orderId);
  };
}
