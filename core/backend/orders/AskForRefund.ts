import { timestamp } from '../../domain/time/timestamp.ts';
import type { JobHandler } from '../jobs/RunJobs.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { RefundRefused } from '../ports/orders/ForCollectingPayments.ts';
import type { ReceiveRefund } from './ReceiveRefund.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A bank takes days for a refund. */
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/**
 * Asks the provider for a refund until it is processed or has failed. The refund's id is the idempotency key, so that a repeated
 * question makes no second refund.
 */
export function makeAskForRefund(
  ports: Pick<BackEndPorts, 'refunds' | 'provider' | 'clock'> & { readonly receiveRefund: ReceiveRefund },
): JobHandler {
  const { refunds, provider, clock, receiveRefund } = ports;
  return async (id) => {
    const refund = await refunds.refund(id);
    if (refund === undefined || refund.status === 'processed' || refund.status === 'failed') return undefined;
    const { paymentId, amount, providerRefundId, at } = refund;
    const find = async () =>
      (await provider.refunds(paymentId)).find(
        (each) => each.refundId === id || each.providerRefundId === providerRefundId,
      );
    const ask = async () => {
      if (providerRefundId !== undefined) return find();
      try {
        return await provider.refund({ refundId: id, paymentId, amount });
      } catch (error) {
        if (!(error instanceof RefundRefused)) throw error;
        // The provider also refuses what it has made before, when it has forgotten the key.
        return (await find()) ?? { status: 'failed' as const, failure: error.message };
      }
    };
    const answered = await ask();
    if (answered !== undefined) await receiveRefund({ ...answered, refundId: id }, timestamp(clock.now()));
    if (answered !== undefined && answered.status !== 'pending') return undefined;
    const now = clock.now();
    return now + Math.min(Math.max(now - Date.parse(at), MINUTE_MS), LONGEST_WAIT_MS);
  };
}
