import { describe, expect, it } from 'vitest';
import type { MailContent } from '../../core/domain/mails/Mail.ts';
import { FIRST_SETTINGS } from '../../core/domain/settings/ShopSettings.ts';
import { renderMail } from './renderMail.tsx';
import { hardMails, mailSamples } from './testing/mailSamples.ts';

const SHOP = 'https://shop.example';
const seller = { ...FIRST_SETTINGS, legalName: 'Row & Sons <Pvt> Ltd', gstin: '27AAPFU0939F1ZV' };

const expected: Readonly<Record<keyof typeof mailSamples, readonly [subject: string, ...texts: readonly string[]]>> = {
  test: ['A test mail from Creator Row', `${SHOP}/admin/settings?section=mail`, 'You asked for this mail'],
  'verify-email': ['Confirm your e-mail address', `${SHOP}/verify-email?token=t%2Fk`, '7 days'],
  'reset-password': ['Choose a new password', `${SHOP}/reset-password?token=t%2Fk`, '30 minutes'],
  'staff-invitation': [
    'Your invitation to the admin of Creator Row',
    ...[`${SHOP}/admin/invitation?token=t%2Fk`, 'Ravi <b> has invited you', '7 days'],
  ],
  'order-placed': [
    'Your order CR-7G2KX9QD is placed',
    ...[
      `${SHOP}/profile/orders/order-1`,
      'Ribbed <Tee>',
      '₹1,398',
      '₹298.50',
      'Paid',
      '₹1,099.50',
      '560001',
      'It arrives Thu 5 – Sat 7 Mar',
      'within 14 days of their delivery',
      'Ribbed <Tee>, size M',
      'Surat <East>',
    ],
  ],
  'order-shipped': ['Your order CR-7G2KX9QD is on its way', 'Delhivery', 'DL123', 'Ribbed <Tee>', '2 pieces'],
  'order-cancelled': ['Your order CR-7G2KX9QD is cancelled', 'sold out', '₹1,099.50 goes back', 'CR-7G2KX9QD'],
  'back-in-stock': [
    'Ribbed <Tee> is back',
    `${SHOP}/product-details/7`,
    'Ribbed <Tee>',
    'in size M was sold out',
    'the only mail',
  ],
  'return-asked': [
    'Return for order CR-7G2KX9QD',
    ...['We expect your return', 'Ribbed <Tee>', '1 piece', 'Size L instead', 'until Tue 17 Mar'],
  ],
  'return-received': ['Return for order CR-7G2KX9QD', 'has arrived', 'pay it back', 'Money back'],
  'return-exchanged': ['Return for order CR-7G2KX9QD', 'DL456', 'Size L instead', '560001'],
  'return-refused': ['Return for order CR-7G2KX9QD', 'The <label> is missing.', 'Ribbed <Tee>'],
  'fit-question': [
    'How does it fit? Order CR-7G2KX9QD',
    ...['Ribbed <Tee>', 'Size M', `${SHOP}/profile/orders/order-1#fit`, 'the only mail'],
  ],
  'refund-processed': [
    'Refund for order CR-7G2KX9QD',
    '₹500 went back',
    'CR-7G2KX9QD',
    `${SHOP}/profile/orders/order-1`,
  ],
};

describe.each(Object.entries<MailContent>(mailSamples))('The mail %s', (kind, content) => {
  const { subject, html, text } = renderMail(content, SHOP, seller);
  const [wanted, ...texts] = expected[kind as keyof typeof mailSamples];

  it('has a subject, and says what happened in text and in HTML', () => {
    expect(subject).toBe(wanted);
    for (const each of [...texts, 'Asha']) expect(text.replace(/\s+/g, ' ')).toContain(each);
    for (const each of texts) expect(html).toContain(each.replace('<', '&lt;').replace('>', '&gt;'));
  });

  it('names its order in text and in HTML', () => {
    const number = Object(content).orderNumber ?? Object(content).order?.number ?? '';
    expect(text).toContain(number);
    expect(html).toContain(number);
  });

  it('says at its foot who sells', () => {
    for (const each of ['your account at Creator Row', 'Row & Sons <Pvt> Ltd', 'GSTIN 27AAPFU0939F1ZV'])
      expect(text.replace(/\s+/g, ' ')).toContain(each);
    expect(html).toContain('Row &amp; Sons &lt;Pvt&gt; Ltd');
  });

  it('loads nothing', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
  });
});

it('A cancelled order that was not paid says so, and names a total rather than what was paid', () => {
  const { text } = renderMail(hardMails['unpaid-cancelled'], SHOP, seller);
  expect(text).toContain('We have received no money for it.');
  expect(text).toMatch(/Total +₹1,099.50/);
  expect(text).not.toContain('Paid');
});

it('Amounts have Indian grouping', () => {
  const { text } = renderMail(hardMails['long-placed'], SHOP, seller);
  for (const amount of ['₹12,34,550.50', '−₹3,073.25', '₹70,49,975']) expect(text).toContain(amount);
});

it.each(Object.entries<MailContent>(mailSamples))(
  'The mail %s has the name of the shop as it is now',
  (_kind, content) => {
    const { subject, html, text } = renderMail(content, SHOP, { ...seller, name: 'Zoya & Co $& Row' });
    expect(`${subject}${html}${text}`).not.toContain('Creator Row');
    expect(text).toContain('Zoya & Co $& Row');
  },
);
