import type { MailCancelReason, MailContent } from '../../core/domain/mails/Mail.ts';
import type { LetterParts } from './Letter.tsx';
import { OrderTable } from './OrderTable.tsx';
import { rupees } from './rupees.ts';

type Letter = LetterParts & { readonly subject: string };
type AccountContent = Extract<MailContent, { readonly token: string }>;
type OrderContent = Extract<MailContent, { readonly order: unknown }>;

const REASONS: Readonly<Record<MailCancelReason, string>> = {
  shopper: 'You have cancelled this order.',
  'out-of-stock': 'A piece of this order was sold out when your payment arrived. We are sorry.',
  'payment-failed': 'The payment for this order did not go through.',
  shop: 'We had to cancel this order. We are sorry.',
};
const REFUND_TIME = 'Your bank shows it within 5 to 7 working days.';

/** Returns the subject and the parts of a mail. `shopAddress` is the shop's origin, such as `https://shop.example`. */
export function letterOf(content: MailContent, shopAddress: string): Letter {
  const hello = <p>Hello {content.firstName},</p>;
  switch (content.kind) {
    case 'verify-email':
    case 'reset-password':
      return accountLetter(content, shopAddress);
    case 'refund-processed':
      return {
        subject: `Refund for order ${content.orderNumber}`,
        heading: `${rupees(content.amount)} went back to you`,
        body: (
          <>
            {hello}
            <p>
              {rupees(content.amount)} of your order {content.orderNumber} went back to the way you paid. {REFUND_TIME}
            </p>
          </>
        ),
      };
    default:
      return orderLetter(content, shopAddress);
  }
}

function accountLetter(content: AccountContent, shopAddress: string): Letter {
  const { firstName, token } = content;
  const isReset = content.kind === 'reset-password';
  const subject = isReset ? 'Choose a new password' : 'Confirm your e-mail address';
  const text = isReset
    ? 'Somebody, probably you, asked for a new password. The link works once, for 30 minutes. If it was not you, do nothing: your password stays.'
    : 'Confirm that this address is yours. The link works once, for 7 days.';
  return {
    ...{ subject, heading: subject },
    body: (
      <>
        <p>Hello {firstName},</p>
        <p>{text}</p>
      </>
    ),
    action: { href: `${shopAddress}/${content.kind}?token=${encodeURIComponent(token)}`, text: subject },
  };
}

function orderLetter(content: OrderContent, shopAddress: string): Letter {
  const { firstName, order } = content;
  const said = saidOf(content);
  return {
    ...{ subject: said.subject, heading: said.heading },
    body: (
      <>
        <p>Hello {firstName},</p>
        {said.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <OrderTable order={order} />
      </>
    ),
    action: { href: `${shopAddress}/profile/orders/${encodeURIComponent(order.orderId)}`, text: 'See your order' },
  };
}

function saidOf(content: OrderContent) {
  const { number } = content.order;
  switch (content.kind) {
    case 'order-placed':
      return {
        ...{ subject: `Your order ${number} is placed`, heading: `Thank you. Your order ${number} is placed.` },
        paragraphs: ['We pack it next, and write again when it is on its way.'],
      };
    case 'order-shipped': {
      const { carrier, trackingNumber, lines } = content.shipment;
      const pieces = lines.map(({ name, size, quantity }) => `${quantity} × ${name}, size ${size}`).join('; ');
      return {
        ...{ subject: `Your order ${number} is on its way`, heading: `Your order ${number} is on its way` },
        paragraphs: [
          `${carrier} carries it, with the tracking number ${trackingNumber}.`,
          `In this parcel: ${pieces}.`,
        ],
      };
    }
    case 'order-cancelled': {
      const { reason, refund } = content;
      const back = refund === undefined ? [] : [`${rupees(refund)} goes back to the way you paid. ${REFUND_TIME}`];
      return {
        ...{ subject: `Your order ${number} is cancelled`, heading: `Your order ${number} is cancelled` },
        paragraphs: [REASONS[reason], ...back],
      };
    }
  }
}
