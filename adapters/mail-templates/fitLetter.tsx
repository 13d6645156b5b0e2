import type { MailContent } from '../../core/domain/mails/Mail.ts';
import type { MailParts } from './MailParts.ts';
import { orderLink } from './orderLink.ts';

type FitContent = Extract<MailContent, { readonly kind: 'fit-question' }>;

/** A mail that asks how the pieces of an order fit. */
export function fitLetter({ firstName, order, asked }: FitContent, shopAddress: string): MailParts {
  const { number, orderId } = order;
  return {
    ...{ subject: `How does it fit? Order ${number}`, firstName, orderNumber: number },
    ...{ heading: 'How does it fit?', preview: 'Small, true to size or large? Others choose their size by it.' },
    body: (
      <>
        <p>
          Small, true to size or large? Your answer helps others to choose their size. It is shown without your name.
        </p>
        <table className="parcel">
          <tbody>
            {asked.map(({ name, size }) => (
              <tr key={`${name} ${size}`}>
                <td>
                  <strong dir="auto">{name}</strong>
                  <br />
                  <span className="muted">Size {size}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="muted">This is the only mail about it.</p>
      </>
    ),
    action: { href: `${orderLink(orderId, shopAddress).href}#fit`, text: 'Say how it fits' },
  };
}
