import { deliveryText } from '../../core/domain/delivery/deliveryText.ts';
import type { MailContent } from '../../core/domain/mails/Mail.ts';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { LineRow } from './LineRow.tsx';
import type { MailParts } from './MailParts.ts';
import { orderLink } from './orderLink.ts';

type ReturnContent = Extract<MailContent, { readonly pieces: unknown }>;
type News = Pick<MailParts, 'heading'> & { readonly texts: readonly string[] };

/** A mail about pieces that come back. */
export function returnLetter(content: ReturnContent, shopAddress: string): MailParts {
  const { firstName, order, pieces, kind } = content;
  const { heading, texts } = newsOf(content);
  return {
    ...{ subject: `Return for order ${order.number}`, firstName, orderNumber: order.number },
    ...{ heading, preview: texts.join(' ') },
    body: (
      <>
        {texts.map((text) => (
          <p key={text}>
            <bdi>{text}</bdi>
          </p>
        ))}
        <h2>In this return</h2>
        <table className="parcel">
          <tbody>
            {pieces.map((line) => (
              <LineRow key={`${line.name} ${line.size}`} line={line}>
                <td className="amount">{line.exchange ? `Size ${line.exchange.size} instead` : 'Money back'}</td>
              </LineRow>
            ))}
          </tbody>
        </table>
        {kind === 'return-exchanged' && <DeliveryAddress address={order.address} />}
      </>
    ),
    action: orderLink(order.orderId, shopAddress),
  };
}

function newsOf(content: ReturnContent): News {
  const isExchange = content.pieces.some(({ exchange }) => exchange !== undefined);
  switch (content.kind) {
    case 'return-asked':
      return {
        heading: 'We expect your return',
        texts: [
          'Pack the pieces as you got them, with their labels. We write to you within two working days about the way back.',
          ...(content.heldUntil === undefined
            ? []
            : [`We hold the other size for you until ${dayText(content.heldUntil)}.`]),
        ],
      };
    case 'return-received': {
      const next = isExchange ? 'send the other size' : 'pay it back in the way you have paid';
      return { heading: 'Your return has arrived', texts: [`We look at it, and ${next} within 5 working days.`] };
    }
    case 'return-exchanged': {
      const { carrier, trackingNumber } = content.shipment;
      return {
        heading: 'Your other size is on its way',
        texts: [`${carrier} carries it, with the tracking number ${trackingNumber}.`],
      };
    }
    case 'return-refused':
      return {
        heading: 'We could not take your return',
        texts: [content.note, 'Write to us if you see it differently.'],
      };
  }
}

function dayText(day: string): string {
  return deliveryText({ from: day, to: day });
}
