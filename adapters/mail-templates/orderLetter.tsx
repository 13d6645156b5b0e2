import { Fragment } from 'react';
import { deliveryText } from '../../core/domain/delivery/deliveryText.ts';
import type { LegalPiece } from '../../core/domain/legal/legalDetails.ts';
import type { MailContent } from '../../core/domain/mails/Mail.ts';
import { formatMoney } from '../../core/domain/money/formatMoney.ts';
import { RETURN_DAYS } from '../../core/domain/returns/returnableLines.ts';
import { cancelledTexts } from './cancelledTexts.ts';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { LineRow } from './LineRow.tsx';
import type { MailParts } from './MailParts.ts';
import { OrderTable } from './OrderTable.tsx';
import { orderLink } from './orderLink.ts';

type OrderContent = Extract<MailContent, { readonly kind: `order-${string}` }>;
type News = Pick<MailParts, 'preview' | 'heading' | 'body'> & { readonly happened: string };

/** A mail about the life of an order. */
export function orderLetter(content: OrderContent, shopAddress: string): MailParts {
  const { firstName, order } = content;
  const { happened, ...news } = newsOf(content);
  return {
    ...{ ...news, firstName, orderNumber: order.number, subject: `Your order ${order.number} ${happened}` },
    action: orderLink(order.orderId, shopAddress),
  };
}

function newsOf(content: OrderContent): News {
  switch (content.kind) {
    case 'order-placed':
      return placedNews(content);
    case 'order-shipped':
      return shippedNews(content);
    case 'order-cancelled':
      return cancelledNews(content);
  }
}

function placedNews({ order, pieces = [] }: Extract<OrderContent, { readonly kind: 'order-placed' }>): News {
  return {
    ...{ happened: 'is placed', heading: 'Thank you. Your order is placed.' },
    preview: `${formatMoney(order.paid)} paid. We pack it next.`,
    body: (
      <>
        <p>We pack it next, and write again when it is on its way.</p>
        {order.delivery && <p>It arrives {deliveryText(order.delivery)}. Delivery is free.</p>}
        <p>You can send pieces back within {RETURN_DAYS} days of their delivery.</p>
        <OrderTable order={order} isPaid />
        <DeliveryAddress address={order.address} />
        <LegalPieces pieces={pieces} />
      </>
    ),
  };
}

function LegalPieces({ pieces }: { readonly pieces: readonly LegalPiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <>
      <h2>Maker and legal details</h2>
      {pieces.map(({ key, name, lines }) => (
        <p key={key} className="muted">
          <strong dir="auto">{name}</strong>
          {lines.map(({ label, text }) => (
            <Fragment key={label}>
              <br />
              {label}: <bdi>{text}</bdi>
            </Fragment>
          ))}
        </p>
      ))}
    </>
  );
}

function shippedNews({ order, shipment }: Extract<OrderContent, { readonly kind: 'order-shipped' }>): News {
  const { carrier, trackingNumber, lines } = shipment;
  const carried = `${carrier} carries it, with the tracking number ${trackingNumber}.`;
  return {
    ...{ happened: 'is on its way', heading: 'Your order is on its way', preview: carried },
    body: (
      <>
        <p>{carried}</p>
        <h2>In this parcel</h2>
        <table className="parcel">
          <tbody>
            {lines.map((line) => (
              <LineRow key={`${line.name} ${line.size}`} line={line} />
            ))}
          </tbody>
        </table>
        <DeliveryAddress address={order.address} />
      </>
    ),
  };
}

function cancelledNews(content: Extract<OrderContent, { readonly kind: 'order-cancelled' }>): News {
  const { order, refund, isKept = false } = content;
  const texts = cancelledTexts(content);
  return {
    ...{ happened: 'is cancelled', heading: 'Your order is cancelled', preview: texts.join(' ') },
    body: (
      <>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <OrderTable order={order} isPaid={isKept || refund !== undefined} />
      </>
    ),
  };
}
