import { tellingSize } from '../../core/domain/catalogue/tellingSize.ts';
import type { MailContent } from '../../core/domain/mails/Mail.ts';
import { isolated } from '../../core/domain/text/isolated.ts';
import type { MailParts } from './MailParts.ts';

type StockContent = Extract<MailContent, { readonly kind: 'back-in-stock' }>;

/** A mail about a product that was sold out. */
export function stockLetter({ firstName, product }: StockContent, shopAddress: string): MailParts {
  const { id, name } = product;
  const size = tellingSize(product.size);
  return {
    ...{ subject: `${isolated(name)} is back`, firstName, preview: 'You asked us to tell you.' },
    heading: 'It is back',
    body: (
      <>
        <p>
          <strong dir="auto">{name}</strong>
          {size !== undefined && ` in size ${size}`} was sold out and can be ordered again.
        </p>
        <p className="muted">
          You asked us to tell you. This is the only mail about it. We do not hold a piece for you.
        </p>
      </>
    ),
    action: { href: `${shopAddress}/product-details/${id}`, text: 'See it in the shop' },
  };
}
