import type { Timestamp } from '../../domain/time/timestamp.ts';
import { queueMail } from '../mails/queueMail.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { ProviderRefund } from '../ports/orders/ForCollectingPayments.ts';
import type { StoredRefund } from '../ports/orders/ForStoringRefunds.ts';

/** Writes down what the provider reports of a refund. What is processed or failed stays so. A refund that the shop has not asked for changes nothing. */
export type ReceiveRefund = (
  refund: Pick<ProviderRefund, 'refundId' | 'status'> & Partial<ProviderRefund> & { readonly failure?: string },
  at: Timestamp,
) => Promise<void>;

export function makeReceiveRefund({
  transactions,
  refunds,
  log,
}: Pick<BackEndPorts, 'transactions' | 'refunds' | 'log'>): ReceiveRefund {
  return async ({ refundId, providerRefundId, status, failure }, at) => {
    const known = refundId === undefined ? undefined : await refunds.refund(refundId);
    if (known === undefined)
      return log.error('The provider reports a refund that the shop has not asked for', providerRefundId);
    await transactions.within(async (stores) => {
      const payment = await stores.payments.lock(known.paymentId);
      const refund = await stores.refunds.refund(known.id);
      if (payment === undefined || refund === undefined || isOver(refund)) return;
      const answered = {
        ...(providerRefundId !== undefined && { providerRefundId }),
        ...(failure !== undefined && { failure }),
      };
      await stores.refunds.update({ id: refund.id, status, ...answered });
      if (status === 'failed') await stores.payments.addRefunded(refund.paymentId, -refund.amount);
      if (status !== 'pending') await tell(stores, refund, status, at);
    });
  };
}

function isOver({ status }: StoredRefund): boolean {
  return status === 'processed' || status === 'failed';
}

async function tell(stores: TransactionStores, refund: StoredRefund, status: 'processed' | 'failed', at: Timestamp) {
  const { orderId, amount, isAnnounced } = refund;
  if (orderId === undefined) return;
  await stores.orders.addEvent(orderId, { kind: `refund-${status}`, at, actor: 'shop' });
  if (status === 'failed' || isAnnounced) return;
  const order = await stores.orders.order(orderId);
  const shopper = order && (await stores.shoppers.shopper(order.shopperId));
  if (order === undefined || shopper === undefined) return;
  const content = {
    kind: 'refund-processed',
    firstName: shopper.firstName,
    ...{ orderId, orderNumber: order.number, amount },
  } as const;
  await queueMail(stores, { id: `refund-processed-${refund.id}`, to: shopper.email, content }, at);
}
