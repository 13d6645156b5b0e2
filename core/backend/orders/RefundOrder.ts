import type { Paise } from '../../domain/money/Paise.ts';
import { paidPieces } from '../../domain/orders/paidPieces.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { StoredOrder } from '../ports/orders/ForStoringOrders.ts';
import type { RefundedLine, StoredRefund } from '../ports/orders/ForStoringRefunds.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import { restockPieces } from '../stock/holdPieces.ts';
import { requestRefund } from './requestRefund.ts';

/** The smallest refund that the provider makes, in paise. */
const SMALLEST_REFUND = 100;

/** What goes back: some pieces, an amount in paise, or, without either, all that is left of the payment. */
export type RefundRequest = {
  readonly lines?: readonly { readonly key: string; readonly quantity: number }[];
  readonly amount?: Paise;
  /** Whether the pieces go back into stock. */
  readonly restock?: boolean;
  readonly reason: string;
  /** The return whose pieces these are: at most what is left of the payment goes back for them. */
  readonly returnId?: string;
};

/** A refund; without an id, it was not asked for. */
export type AskedRefund = { readonly id?: string; readonly amount: Paise; readonly lines: readonly RefundedLine[] };

/** Refunds a part of a captured payment, or all of it, for the person `actor`. `isPreview` changes nothing. */
export type RefundOrder = (
  orderId: string,
  request: RefundRequest,
  by: { readonly actor: string; readonly isPreview?: boolean },
) => Promise<AskedRefund | Invalid | 'unknown-order'>;

type By = Parameters<RefundOrder>[2];

export function makeRefundOrder({
  transactions,
  ...ports
}: Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>): RefundOrder {
  const refundWithin = makeRefundWithin(ports);
  return (orderId, request, by) =>
    transactions.within(async (stores) => {
      await stores.checkouts.lock(orderId);
      const order = await stores.orders.order(orderId);
      return order === undefined ? 'unknown-order' : refundWithin(stores, order, request, by);
    });
}

/** Returns the steps of a refund in a transaction that has locked the checkout of the order. */
export function makeRefundWithin({ clock, ids }: Pick<BackEndPorts, 'clock' | 'ids'>) {
  return async (
    stores: TransactionStores,
    order: StoredOrder,
    request: RefundRequest,
    { actor, isPreview = false }: By,
  ): Promise<AskedRefund | Invalid> => {
    const { paymentId, orderId } = order;
    const { reason, returnId } = request;
    const earlier = (await stores.refunds.ofOrder(orderId)).filter(({ status }) => status !== 'failed');
    const lines = request.lines && linesOf(order, request.lines, earlier);
    if (lines === undefined && request.lines !== undefined)
      return { invalid: ['More pieces than are left to be refunded'] };
    const left = await leftOf(stores, order);
    const asked = lines?.reduce((sum, line) => sum + line.amount, 0) ?? request.amount ?? left;
    const amount = returnId === undefined ? asked : Math.min(asked, left);
    const fault = faultOf(amount, left);
    if (fault !== undefined) return { invalid: [fault] };
    // What is less than was paid for the pieces is an amount.
    const refund = { amount, lines: amount === asked ? (lines ?? []) : [] };
    if (isPreview) return refund;
    const at = timestamp(clock.now());
    const whole = request.amount === undefined ? order.orderedProducts : [];
    if (request.restock) await restockPieces(stores, orderId, lines ?? whole, at, actor);
    const id = ids.generate();
    const cause = { isAnnounced: false, reason, at, actor, ...(returnId !== undefined && { returnId }) };
    await requestRefund(stores, { id, paymentId, orderId, ...refund, ...cause });
    return { id, ...refund };
  };
}

/** Resolves with what is left of the payment of an order, in paise. */
async function leftOf({ payments }: TransactionStores, { paymentId }: StoredOrder): Promise<Paise> {
  const payment = await payments.payment(paymentId);
  return payment?.status === 'captured' ? payment.amount - payment.refunded : 0;
}

function faultOf(amount: Paise, left: Paise): string | undefined {
  if (amount > left) return `${left} paise are left of the payment, ${amount} are asked for`;
  if (left === 0) return 'All of the payment has gone back already';
  if (amount < SMALLEST_REFUND) return `The smallest refund is ${SMALLEST_REFUND} paise`;
  const rest = left - amount;
  // The provider could not give such a rest back.
  return rest > 0 && rest < SMALLEST_REFUND ? `A rest of ${rest} paise could not be refunded any more` : undefined;
}

/** Returns the amounts of these pieces, after those that were refunded before; undefined when there are not as many left. */
function linesOf(
  { orderedProducts, amountPaid }: StoredOrder,
  asked: NonNullable<RefundRequest['lines']>,
  earlier: readonly StoredRefund[],
): readonly RefundedLine[] | undefined {
  const pieces = paidPieces(orderedProducts, amountPaid);
  const lines = asked.map(({ key, quantity }) => {
    const before = earlier.flatMap(({ lines = [] }) => lines.filter((line) => line.key === key));
    const from = before.reduce((sum, line) => sum + line.quantity, 0);
    const part = pieces.get(key)?.slice(from, from + quantity) ?? [];
    return { key, quantity, amount: part.reduce((sum, amount) => sum + amount, 0), isThere: part.length === quantity };
  });
  const isRight = lines.every(({ quantity, isThere }) => quantity > 0 && isThere);
  const isOnce = new Set(asked.map(({ key }) => key)).size === asked.length;
  return isRight && isOnce && lines.length > 0 ? lines.map(({ isThere: _, ...line }) => line) : undefined;
}
