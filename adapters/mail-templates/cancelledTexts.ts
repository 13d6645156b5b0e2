import type { MailContent } from '../../core/domain/mails/Mail.ts';
import { formatMoney } from '../../core/domain/money/formatMoney.ts';
import { REFUND_TIME } from './refundTime.ts';

type Cancelled = Extract<MailContent, { readonly kind: 'order-cancelled' }>;

const REASONS: Readonly<Record<Cancelled['reason'], string>> = {
  shopper: 'You have cancelled this order.',
  'out-of-stock': 'A piece of this order was sold out when your payment arrived. We are sorry.',
  'payment-failed': 'The payment for this order did not go through.',
  shop: 'We had to cancel this order. We are sorry.',
};
const KEPT = 'We write to you about the money that you have paid.';
const RETURNED = 'The money that you have paid went back to you before.';
const NOT_PAID = 'We have received no money for it. If your payment arrives later, all of it goes back to you.';

/** Returns why an order was cancelled, and what goes back. */
export function cancelledTexts({ reason, refund, isKept = false }: Cancelled): readonly string[] {
  if (refund === undefined) return [REASONS[reason], isKept ? KEPT : NOT_PAID];
  if (refund === 0) return [REASONS[reason], RETURNED];
  return [REASONS[reason], `${formatMoney(refund)} goes back to the way you paid. ${REFUND_TIME}`];
}
