import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { CheckoutAttempt, PaidAttempt } from '../../domain/orders/CheckoutAttempt.ts';
import { checkoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import { aCartItem, anAddress } from '../../domain/testing/samples.ts';

/** Returns a sample checkout for tests with the given fields replaced. */
export function anAttempt({
  orderId = 'order-1',
  email = 'asha@example.com',
  lines = [aCartItem()],
}: {
  readonly orderId?: string;
  readonly email?: string;
  readonly lines?: readonly CartItem[];
} = {}): CheckoutAttempt {
  return { email, lines, draft: checkoutDraft({ cart: lines, coupon: undefined, address: anAddress(), orderId }) };
}

/** Returns the attempt with a payment. */
export function paid(attempt: CheckoutAttempt, paymentId = 'pay_1'): PaidAttempt {
  return { ...attempt, payment: { paymentId, paidAt: '2026-03-01T09:30:00+00:00' } };
}
