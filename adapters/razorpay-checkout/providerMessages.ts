import * as v from 'valibot';
import type { PaymentProof } from '../../core/domain/orders/CheckoutAttempt.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const payment = v.object({ razorpay_payment_id: text });
const failure = v.object({ error: v.object({ description: text }) });

/** Reads the provider's success message; undefined when it holds no payment id. */
export function paymentProof(message: unknown): PaymentProof | undefined {
  const { success, output } = v.safeParse(payment, message);
  return success ? { paymentId: output.razorpay_payment_id } : undefined;
}

/** The provider's description in a `payment.failed` or `fault.close` message, or the given text where there is none. */
export function failureDescription(message: unknown, otherwise: string): string {
  const { success, output } = v.safeParse(failure, message);
  return success ? output.error.description : otherwise;
}
