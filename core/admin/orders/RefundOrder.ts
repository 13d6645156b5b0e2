import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForChangingOrders, RefundOutcome } from '../ports/ForChangingOrders.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { OrderName } from './changeOrder.ts';
import { type RefundErrors, type RefundFields, refundedPart } from './refundFields.ts';

/** Gives money of an order back. */
export type RefundOrder = (
  order: OrderName,
  fields: RefundFields,
) => Promise<RefundOutcome | FormRejection<RefundErrors> | Failed>;

/** Tells what would go back, to the paisa, and changes nothing. Fields that say nothing yet are invalid. */
export type PreviewRefund = RefundOrder;

export type RefundPorts = { readonly orders: ForChangingOrders; readonly log: ForLogging };

export function makeRefundOrder({ orders, log }: RefundPorts): RefundOrder {
  return async ({ id }, fields) => {
    const part = refundedPart(fields);
    const reason = fields.reason.trim();
    if ('errors' in part || reason === '') {
      const errors = { ...('errors' in part && part.errors), ...(reason === '' && { reason: 'Reason is required' }) };
      return { outcome: 'invalid', errors };
    }
    const request = { what: part.what, restock: fields.restock, reason };
    return attemptCall(() => orders.refund(id, request), log, 'A refund could not be asked for');
  };
}

export function makePreviewRefund({ orders, log }: RefundPorts): PreviewRefund {
  return async ({ id }, fields) => {
    const part = refundedPart(fields);
    if ('errors' in part) return { outcome: 'invalid', errors: part.errors };
    return attemptCall(() => orders.previewRefund(id, part.what), log, 'A refund could not be previewed');
  };
}

/** Tries a failed refund again, once. */
export type RetryRefund = (refundId: string) => Promise<Awaited<ReturnType<ForChangingOrders['retryRefund']>> | Failed>;

export function makeRetryRefund({ orders, log }: RefundPorts): RetryRefund {
  return (refundId) => attemptCall(() => orders.retryRefund(refundId), log, 'A refund could not be tried again');
}
