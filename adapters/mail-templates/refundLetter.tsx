import type { MailContent } from '../../core/domain/mails/Mail.ts';
import { formatMoney } from '../../core/domain/money/formatMoney.ts';
import type { MailParts } from './MailParts.ts';
import { orderLink } from './orderLink.ts';
import { REFUND_TIME } from './refundTime.ts';

type RefundContent = Extract<MailContent, { readonly kind: 'refund-processed' }>;

/** A mail about money that went back. */
export function refundLetter(content: RefundContent, shopAddress: string): MailParts {
  const { firstName, orderId, orderNumber, amount } = content;
  return {
    ...{ subject: `Refund for order ${orderNumber}`, firstName, orderNumber, preview: REFUND_TIME },
    heading: `${formatMoney(amount)} went back to you`,
    body: (
      <p>
        {formatMoney(amount)} of your order {orderNumber} went back to the way you paid. {REFUND_TIME}
      </p>
    ),
    action: orderLink(orderId, shopAddress),
  };
}
