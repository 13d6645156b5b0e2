import { returnableLines } from '../../domain/returns/returnableLines.ts';
import { fitLines } from '../../domain/styles/fit.ts';
import { shopDay } from '../../domain/time/shopDay.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { JobHandler } from '../jobs/RunJobs.ts';
import { statusOf } from '../orders/FulfilOrder.ts';
import { askedAt } from '../orders/queueFitQuestion.ts';
import { queueOrderMail } from '../orders/queueOrderMail.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { FindProducts } from '../ports/catalogue/FindProducts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { StoredOrder } from '../ports/orders/ForStoringOrders.ts';

/**
 * Stores the mail that asks how the pieces of an order fit, once, 7 days after it was delivered. Without a piece that the shopper has
 * kept and not voted on, there is none.
 */
export function makeMailFitQuestion({
  orders,
  transactions,
  clock,
  findProducts,
}: Pick<BackEndPorts, 'orders' | 'transactions' | 'clock'> & { readonly findProducts: FindProducts }): JobHandler {
  return async (orderId) => {
    const ordered = (await orders.order(orderId))?.orderedProducts ?? [];
    const products = await findProducts(ordered.map(({ key }) => key));
    return transactions.within(async (stores) => {
      await stores.checkouts.lock(orderId);
      const order = await stores.orders.order(orderId);
      if (order === undefined) return undefined;
      const now = clock.now();
      const due = Math.max(...order.shipments.map(({ deliveredAt }) => (deliveredAt ? askedAt(deliveredAt) : 0)));
      if (now < due) return due;
      const [kept, votes] = await Promise.all([keptPieces(stores, order), stores.fitVotes.ofOrder(orderId)]);
      const isAsked = (key: string) => kept.includes(key) && !votes.some(({ sku }) => sku === key);
      const keys = fitLines(statusOf(order), order.orderedProducts, products).filter(isAsked);
      const asked = order.orderedProducts.filter(({ key }) => keys.includes(key));
      if (asked.length === 0) return undefined;
      const mail = { kind: 'fit-question', asked: asked.map(({ name, size }) => ({ name, size })) } as const;
      await queueOrderMail(stores, order, mail, timestamp(now));
      return undefined;
    });
  };
}

/** Resolves with the products of which a piece was neither sent back nor refunded: it could be returned on the day of the payment. */
async function keptPieces({ returns, refunds }: TransactionStores, order: StoredOrder): Promise<readonly string[]> {
  const [sentBack, back] = await Promise.all([returns.ofOrder(order.orderId), refunds.ofOrder(order.orderId)]);
  const inTime = shopDay(Date.parse(order.paidAt));
  return returnableLines({ ...order, returns: sentBack, refunds: back }, inTime).map(({ key }) => key);
}
