import * as v from 'valibot';
import type { PaymentResult } from '../../core/storefront/ports/ForTakingPayment.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const payment = v.object({ razorpay_payment_id: text });
const failure = v.object({ error: v.object({ description: text }) });

/**
 * What the provider's success answer means. One without a payment id cannot become an order, yet money may have moved:
 * the description says what the shopper should do about it.
 */
export function paymentResult(answer: unknown): PaymentResult {
  const { success, output } = v.safeParse(payment, answer);
  if (success) return { outcome: 'paid', paymentId: output.razorpay_payment_id };
  return unavailable('The payment was reported without a payment id. Please check with your bank before paying again');
}

/** The provider's description in a `payment.failed` or `fault.close` message, or the given text where there is none. */
export function failureDescription(message: unknown, otherwise: string): string {
  const { success, output } = v.safeParse(failure, message);
  return success ? output.error.description : otherwise;
}

export function unavailable(description: string): PaymentResult {
  return { outcome: 'unavailable', description };
}
