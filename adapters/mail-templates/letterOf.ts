import type { MailContent } from '../../core/domain/mails/Mail.ts';
import type { Seller } from '../../core/domain/settings/ShopSettings.ts';
import { accountLetter, testLetter } from './accountLetter.tsx';
import { fitLetter } from './fitLetter.tsx';
import type { MailParts } from './MailParts.ts';
import { orderLetter } from './orderLetter.tsx';
import { refundLetter } from './refundLetter.tsx';
import { returnLetter } from './returnLetter.tsx';
import { stockLetter } from './stockLetter.tsx';

/** Returns the subject and the parts of a mail. `shopAddress` is the shop's origin, such as `https://shop.example`. */
export function letterOf(content: MailContent, shopAddress: string, { name }: Seller): MailParts {
  switch (content.kind) {
    case 'test':
      return testLetter(content.firstName, shopAddress, name);
    case 'verify-email':
    case 'reset-password':
    case 'staff-invitation':
      return accountLetter(content, shopAddress, name);
    case 'back-in-stock':
      return stockLetter(content, shopAddress);
    case 'return-asked':
    case 'return-received':
    case 'return-exchanged':
    case 'return-refused':
      return returnLetter(content, shopAddress);
    case 'fit-question':
      return fitLetter(content, shopAddress);
    case 'refund-processed':
      return refundLetter(content, shopAddress);
    default:
      return orderLetter(content, shopAddress);
  }
}
