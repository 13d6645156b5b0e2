import type { CapturedPayment } from '../../core/backend/ports/ForCollectingPayments.ts';
import type { RazorpayPayment } from './razorpaySchemas.ts';

/** Converts a payment of the provider; undefined when it is not captured, or pays no order. A refunded payment is not captured. */
export function capturedPayment(payment: RazorpayPayment): CapturedPayment | undefined {
  const { id, order_id, amount, currency, status } = payment;
  if (status !== 'captured' || currency !== 'INR' || !order_id) return undefined;
  return { paymentId: id, providerOrderId: order_id, amount };
}
