import { randomBytes } from 'node:crypto';
import type { JournalEntry, JournalPayment, JournalRefund } from './StandInJournal.ts';

/** Returns a new id of the provider's form, such as `order_9f86d081884c7d`. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  return `${prefix}_${randomBytes(7).toString('hex')}`;
}

/** Returns how much of a payment is refunded or about to be, in paise. */
export function refundedOf({ refunds = [] }: JournalPayment): number {
  return refunds.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0);
}

/** Returns a payment as Razorpay shows it. `surplus` is added to the amounts, in paise. */
export function paymentEntity(order: JournalEntry, payment: JournalPayment, surplus: number): object {
  const refunded = refundedOf(payment);
  const isRefunded = refunded === order.amount;
  return {
    ...{ id: payment.id, entity: 'payment', order_id: order.id, amount: order.amount + surplus, currency: 'INR' },
    ...{ status: isRefunded ? 'refunded' : payment.status, captured: payment.status === 'captured' },
    ...{ amount_refunded: refunded, refund_status: isRefunded ? 'full' : refunded > 0 ? 'partial' : null },
  };
}

/** Returns a refund as Razorpay shows it. `surplus` is added to the amount, in paise. */
export function refundEntity(paymentId: string, refund: JournalRefund, surplus: number): object {
  const { id, amount, receipt = null, status, createdAt } = refund;
  return {
    ...{ id, entity: 'refund', amount: amount + surplus, currency: 'INR', payment_id: paymentId, notes: {}, receipt },
    ...{ acquirer_data: { arn: null }, created_at: createdAt, batch_id: null, status },
    ...{ speed_processed: 'normal', speed_requested: 'normal' },
  };
}

/** Returns a list as Razorpay shows it. */
export function collection(items: readonly object[]): object {
  return { entity: 'collection', count: items.length, items };
}

/** Returns the body of a webhook. `entities` are named by their kind. */
export function eventBody(event: string, entities: Readonly<Record<string, object>>, createdAt: number): string {
  const payload = Object.fromEntries(Object.entries(entities).map(([kind, entity]) => [kind, { entity }]));
  return JSON.stringify({ entity: 'event', event, contains: Object.keys(entities), payload, created_at: createdAt });
}
