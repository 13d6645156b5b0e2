import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import { requestRefund } from './requestRefund.ts';

/** Tries a failed refund again, once: a new attempt with a key of its own, linked to the failed one. Resolves with its id. */
export type RetryRefund = (refundId: string, actor: string) => Promise<{ readonly id: string } | Invalid>;

export function makeRetryRefund({
  transactions,
  clock,
  ids,
}: Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>): RetryRefund {
  return (refundId, actor) =>
    transactions.within(async (stores) => {
      const failed = await stores.refunds.refund(refundId);
      if (failed === undefined) return { invalid: ['There is no such refund'] };
      const payment = await stores.payments.lock(failed.paymentId);
      const { failure: _, providerRefundId: __, status, ...again } = (await stores.refunds.refund(refundId)) ?? failed;
      if (status !== 'failed') return { invalid: [`The refund is ${status}`] };
      if (await stores.refunds.isRetried(refundId)) return { invalid: ['The refund was tried again already'] };
      const left = payment === undefined ? 0 : payment.amount - payment.refunded;
      if (again.amount > left) return { invalid: [`${left} paise are left of the payment`] };
      const id = ids.generate();
      const at = timestamp(clock.now());
      await requestRefund(stores, { ...again, id, at, actor, isAnnounced: false, retryOf: refundId });
      return { id };
    });
}
