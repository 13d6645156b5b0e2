import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { StoredRefund } from '../ports/orders/ForStoringRefunds.ts';

/**
 * Stores a refund and the job that asks the provider for it. The transaction has locked the payment. Rejects when more than the
 * payment would be refunded.
 */
export async function requestRefund(
  { payments, refunds, orders, jobs }: TransactionStores,
  refund: Omit<StoredRefund, 'status'>,
): Promise<void> {
  const { id, paymentId, orderId, amount, at, actor } = refund;
  await payments.addRefunded(paymentId, amount);
  await refunds.add({ ...refund, status: 'requested' });
  if (orderId !== undefined) await orders.addEvent(orderId, { kind: 'refund-requested', at, actor });
  await jobs.add({ topic: 'refund', subject: id, runAt: at });
}
