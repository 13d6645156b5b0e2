import { fromRupees } from '../../../core/domain/money/Paise.ts';
import type { PaidAttempt } from '../../../core/domain/orders/CheckoutAttempt.ts';
import { checkoutDraft } from '../../../core/domain/orders/CheckoutDraft.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import type { OrderSetup } from '../../drive/contracts/DeviceDriver.ts';
import { addressOf } from '../addressOf.ts';

/** Returns the paid attempt that made an order, with default values for what the scenario leaves out. */
export function paidAttemptOf(
  email: string,
  { orderId, paymentId, productName, price }: OrderSetup,
  at: Timestamp,
): PaidAttempt {
  const amount = fromRupees(price);
  const stamps = { createdAt: at, updatedAt: at };
  const product = { key: 'ordered-product', id: 1, name: productName, category: 'clothing', categoryName: "women's" };
  const details = { influencer: '@maya', size: 'M', image: '', description: '' };
  const line = { ...product, ...details, originalPrice: amount, discountedPrice: amount, quantity: 1, ...stamps };
  const address = { ...addressOf({ name: 'Home' }), key: 'address-1', ...stamps };
  const draft = checkoutDraft({ cart: [line], coupon: undefined, address, orderId });
  return { email, draft, lines: [line], payment: { paymentId, paidAt: at } };
}
