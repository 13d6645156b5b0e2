import type { Product } from '../../domain/catalogue/Product.ts';
import type { OrderDetails } from '../../domain/orders/OrderDetails.ts';
import { EXCHANGE_HOLD_DAYS, exchangeSizes } from '../../domain/returns/exchangeSizes.ts';
import { isExchange, type ReturnableLine, type ReturnLine, type ReturnReason } from '../../domain/returns/Return.ts';
import { returnableLines } from '../../domain/returns/returnableLines.ts';
import type { Pieces } from '../../domain/stock/StockLevel.ts';
import { DAY_MS, shopDay } from '../../domain/time/shopDay.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { queueOrderMail } from '../orders/queueOrderMail.ts';
import type { ShowOrder } from '../orders/ShowOrder.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { FindProducts } from '../ports/catalogue/FindProducts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { StoredOrder } from '../ports/orders/ForStoringOrders.ts';
import type { StoredReturn } from '../ports/orders/ForStoringReturns.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import { holdPieces } from '../stock/holdPieces.ts';

/** The pieces that a shopper sends back. Each product is named once. */
export type ReturnRequest = {
  readonly lines: readonly (Pieces & {
    readonly reason: ReturnReason;
    /** The key of the size that she gets instead; absent when money goes back. */
    readonly exchangeFor?: string | undefined;
  })[];
  /** Tells a repeated request from another one. */
  readonly idempotencyKey?: string | undefined;
};

/**
 * Makes the returns of some delivered pieces: one of those for money, one of those for other sizes, which are held for 10 days. All or
 * nothing. Repeating it with the same idempotency key changes nothing. Resolves with the order.
 */
export type AskForReturn = (
  shopperId: string,
  orderId: string,
  request: ReturnRequest,
) => Promise<OrderDetails | Invalid | 'unknown-order'>;

type Ports = Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'> & {
  readonly findProducts: FindProducts;
  readonly showOrder: ShowOrder;
};

export function makeAskForReturn({ transactions, clock, ids, findProducts, showOrder }: Ports): AskForReturn {
  return async (shopperId, orderId, { lines: asked, idempotencyKey }) => {
    const products = await findProducts(asked.map(({ key }) => key));
    const refused = await transactions.within(async (stores): Promise<Invalid | 'unknown-order' | undefined> => {
      await stores.checkouts.lock(orderId);
      const order = await stores.orders.order(orderId);
      if (order?.shopperId !== shopperId) return 'unknown-order';
      const [returns, refunds] = await Promise.all([stores.returns.ofOrder(orderId), stores.refunds.ofOrder(orderId)]);
      if (idempotencyKey !== undefined && returns.some(({ requestKey }) => requestKey === idempotencyKey))
        return undefined;
      const now = clock.now();
      const { lines, invalid } = checkLines(order, asked, {
        returnable: returnableLines({ ...order, returns, refunds }, shopDay(now)),
        products,
      });
      if (invalid.length > 0) return { invalid };
      const at = timestamp(now);
      // The exchange first: with too few pieces of a size, nothing is written.
      for (const group of [true, false].map((isIt) => lines.filter((line) => isExchange({ lines: [line] }) === isIt))) {
        if (group.length === 0) continue;
        const heldUntil = isExchange({ lines: group }) ? timestamp(now + EXCHANGE_HOLD_DAYS * DAY_MS) : undefined;
        const short = await add(stores, order, {
          ...{ id: ids.generate(), orderId, state: 'asked', at, lines: group },
          ...(heldUntil !== undefined && { heldUntil }),
          ...(idempotencyKey !== undefined && { requestKey: idempotencyKey }),
        });
        if (short.length > 0) return { invalid: short };
      }
      return undefined;
    });
    return refused ?? showOrder(shopperId, orderId);
  };
}

/** Holds the other sizes and stores a return. Resolves with a text for each size of which there are too few: nothing is written then. */
async function add(stores: TransactionStores, order: StoredOrder, asked: StoredReturn): Promise<readonly string[]> {
  const { id, lines, heldUntil, at } = asked;
  const wanted = lines.flatMap(({ exchange, quantity }) => (exchange ? [{ key: exchange.key, quantity }] : []));
  const shortages = await holdPieces(stores, { checkoutId: id, lines: wanted, open: [], at });
  if (shortages.length > 0) {
    const isShort = ({ exchange }: ReturnLine) => shortages.some(({ key }) => key === exchange?.key);
    return lines.filter(isShort).map(({ name, exchange }) => soldOutText(name, exchange?.size ?? ''));
  }
  await stores.returns.add(asked);
  await stores.orders.addEvent(order.orderId, { kind: 'return-asked', at, actor: 'shopper' });
  if (heldUntil !== undefined) await stores.jobs.add({ topic: 'return', subject: id, runAt: heldUntil });
  const until = heldUntil !== undefined && { heldUntil: shopDay(Date.parse(heldUntil)) };
  await queueOrderMail(stores, order, { kind: 'return-asked', pieces: lines, ...until }, at, id);
  return [];
}

/** Returns that there are too few pieces of a size. */
export function soldOutText(name: string, size: string): string {
  return `${name} in ${size}: too few are in stock.`;
}

/** `products` are those of the lines that are listed. */
type Known = { readonly returnable: readonly ReturnableLine[]; readonly products: ReadonlyMap<string, Product> };

/** Returns the lines of the returns, and a text for each that cannot be returned so. */
function checkLines({ orderedProducts }: StoredOrder, asked: ReturnRequest['lines'], { returnable, products }: Known) {
  const lines: ReturnLine[] = [];
  const invalid: string[] = [];
  for (const { key, quantity, reason, exchangeFor } of asked) {
    const { name = key, size = '' } = orderedProducts.find((line) => line.key === key) ?? {};
    const left = returnable.find((line) => line.key === key)?.quantity ?? 0;
    const exchange = exchangeSizes(products.get(key)).find((other) => other.key === exchangeFor);
    const isOnce = asked.filter((line) => line.key === key).length === 1;
    if (!isOnce || quantity < 1 || quantity > left)
      invalid.push(left === 0 ? `${name} cannot be returned.` : `Of ${name}, ${left} can be returned.`);
    else if (exchangeFor !== undefined && exchange === undefined)
      invalid.push(`${name} is not exchanged for this size.`);
    else lines.push({ key, name, size, quantity, reason, ...(exchange && { exchange }) });
  }
  return { lines, invalid: asked.length === 0 ? ['There is nothing to return.'] : invalid };
}
