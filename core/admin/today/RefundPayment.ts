import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForManagingWork } from '../ports/ForManagingWork.ts';

/** Gives back a payment that paid no order. */
export type RefundPayment = (id: string) => Promise<Awaited<ReturnType<ForManagingWork['refundPayment']>> | Failed>;

export type RefundPaymentPorts = { readonly work: Pick<ForManagingWork, 'refundPayment'>; readonly log: ForLogging };

export function makeRefundPayment({ work, log }: RefundPaymentPorts): RefundPayment {
  return (id) => attemptCall(() => work.refundPayment(id), log, 'A payment could not be refunded');
}
