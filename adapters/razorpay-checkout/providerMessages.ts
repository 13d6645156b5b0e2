import * as v from 'valibot';
import type { PaymentProof } from '../../core/domain/orders/CheckoutAttempt.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const payment = v.object({
  razorpay_payment_id: text,
  razorpay_order_id: v.exactOptional(text),
  razorpay_signature: v.exactOptional(text),
});
const failure = v.object({ error: v.object({ description: text }) });

/** Parses the provider's success message. Returns undefined when it has no payment id. */
export function paymentProof(message: unknown): PaymentProof | undefined {
  const { success, output } = v.safeParse(payment, message);
  if (!success) return undefined;
  const { razorpay_payment_id: paymentId, razorpay_order_id: providerOrderId, razorpay_signature: signature } = output;
  return { paymentId, ...(providerOrderId && { providerOrderId }), ...(signature && { signature }) };
}

/** Returns the description in a `payment.failed` or `fault.close` message, or `fallback` when it has none. */
export function failureDescription(message: unknown, fallback: string): string {
  const { success, output } = v.safeParse(failure, message);
  return success ? output.error.description : fallback;
}
