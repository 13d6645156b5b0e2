import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import { requestRefund } from './requestRefund.ts';

/** Gives back what is left of a captured payment that paid no order, for the person `actor`. Resolves with the refund's id. */
export type RefundPayment = (paymentId: string, actor: string) => Promise<{ readonly id: string } | Invalid>;

export function makeRefundPayment({
  transactions,
  clock,
  ids,
}: Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>): RefundPayment {
  return (paymentId, actor) =>
    transactions.within(async (stores) => {
      const payment = await stores.payments.lock(paymentId);
      if (payment?.problem === undefined) return { invalid: ['There is no payment with a problem of this id'] };
      const amount = payment.amount - payment.refunded;
      if (amount <= 0) return { invalid: ['The payment is refunded already'] };
      const [id, at] = [ids.generate(), timestamp(clock.now())];
      const reason = `Payment problem: ${payment.problem}`;
      await requestRefund(stores, { id, paymentId, amount, isAnnounced: true, reason, at, actor });
      return { id };
    });
}
