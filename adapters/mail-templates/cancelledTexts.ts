import type { MailContent } from '../../core/domain/mails/Mail.ts';
import { REFUND_TIME } from './refundTime.ts';
import { rupees } from './rupees.ts';

type Cancelled = Extract<MailContent, { readonly kind: 'order-cancelled' }>;

const REASONS: Readonly<Record<Cancelled['reason'], string>> = {
  shopper: 'You have cancelled this order.',
  'out-of-stock': 'A piece of this order was sold out when your payment arrived. We are sorry.',
  'payment-failed': 'The payment for this order did not go through.',
  shop: 'We had to cancel this order. We are sorry.',
};
const NOT_PAID = 'We have received no money for it. If your payment arrives later, all of it goes back to you.';

/** Returns why an order was cancelled, and what goes back. */
export function cancelledTexts({ reason, refund }: Cancelled): readonly string[] {
  const back = refund === undefined ? NOT_PAID : `${rupees(refund)} goes back to the way you paid. ${REFUND_TIME}`;
  return [REASONS[reason], back];
}
