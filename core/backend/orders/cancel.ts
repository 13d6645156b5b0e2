import type { Timestamp } from '../../domain/time/timestamp.ts';
import { releaseUse } from '../coupons/holdUse.ts';
import type { ForGeneratingIds } from '../ports/ForGeneratingIds.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { CancelReason, StoredOrder } from '../ports/orders/ForStoringOrders.ts';
import type { StoredRefund } from '../ports/orders/ForStoringRefunds.ts';
import { releasePieces, returnPieces } from '../stock/holdPieces.ts';
import { queueOrderMail } from './queueOrderMail.ts';
import { requestRefund } from './requestRefund.ts';

export type Cancellation = {
  readonly reason: CancelReason;
  readonly at: Timestamp;
  readonly actor: string;
  readonly note?: string;
  /** Whether what was paid stays until staff refund it. */
  readonly keepsMoney?: boolean;
  /** Whether the sold pieces do not come back into stock. */
  readonly keepsPieces?: boolean;
};

type RefundCause = Pick<StoredRefund, 'reason' | 'at' | 'actor' | 'isAnnounced'>;

/**
 * Returns the steps that cancel an order in a transaction that has locked its checkout and shopper: its pieces go back into stock and
 * what was captured is refunded, unless staff keep them, its coupon can be used again, and one mail says so.
 */
export function makeCancel(ids: ForGeneratingIds) {
  /** Resolves with the amount that goes back, in paise. */
  const refundOf = async (stores: TransactionStores, order: StoredOrder, cause: RefundCause): Promise<number> => {
    const payment = await stores.payments.lock(order.paymentId);
    if (payment?.status !== 'captured') return 0;
    const amount = payment.amount - payment.refunded;
    const { paymentId, orderId } = order;
    if (amount > 0) await requestRefund(stores, { id: ids.generate(), paymentId, orderId, amount, ...cause });
    return amount;
  };

  const cancel = async (stores: TransactionStores, orderId: string, cancellation: Cancellation): Promise<void> => {
    const { reason, at, actor, note, keepsMoney = false, keepsPieces = false } = cancellation;
    const order = await stores.orders.order(orderId);
    if (order === undefined || order.standing === 'cancelled') return;
    await releaseUse(stores.coupons, orderId);
    await releasePieces(stores, orderId, at);
    if (!keepsPieces) await returnPieces(stores, orderId, at, actor);
    await stores.orders.update(orderId, { standing: 'cancelled', state: 'cancelled', cancelledFor: reason });
    await stores.orders.addEvent(orderId, { kind: 'cancelled', at, actor, ...(note !== undefined && { note }) });
    const cause = { reason: `Cancelled: ${reason}`, at, actor, isAnnounced: true };
    const isPaid = (await stores.payments.payment(order.paymentId))?.status === 'captured';
    const money = isPaid && (keepsMoney ? { isKept: true } : { refund: await refundOf(stores, order, cause) });
    await queueOrderMail(stores, order, { kind: 'order-cancelled', reason, ...money }, at);
  };
  return Object.assign(cancel, { refundOf });
}
