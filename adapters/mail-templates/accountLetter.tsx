import type { MailContent } from '../../core/domain/mails/Mail.ts';
import type { MailParts } from './MailParts.ts';

type AccountContent = Extract<MailContent, { readonly token: string }>;

/** {@link SHOP} stands for the shop's name. */
const SHOP = '{shop}';
const TEXTS = {
  'verify-email': {
    subject: 'Confirm your e-mail address',
    /** With a hyphen that breaks no line. */
    heading: 'Confirm your e\u2011mail address',
    what: 'Confirm that this address is yours. If you did not sign up at {shop}, do nothing.',
    how: 'The link works once, for 7 days.',
  },
  'reset-password': {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    what: 'Somebody, probably you, asked for a new password. If it was not you, do nothing: your password stays.',
    how: 'The link works once, for 30 minutes.',
  },
  'staff-invitation': {
    subject: 'Your invitation to the admin of {shop}',
    heading: 'Your invitation',
    what: 'You are invited to work in the admin of {shop}. Choose a password of your own to begin.',
    how: 'The link works once, for 7 days.',
  },
} as const;

/** The page of each link. */
const PAGES = {
  'verify-email': 'verify-email',
  'reset-password': 'reset-password',
  'staff-invitation': 'admin/invitation',
} as const;

/** A mail with a link that works once. */
export function accountLetter(content: AccountContent, shopAddress: string, shop: string): MailParts {
  const { kind, firstName, token } = content;
  const { heading, how, ...texts } = TEXTS[kind];
  const [subject, what] = [texts.subject, texts.what].map((text) => text.replace(SHOP, () => shop)) as [string, string];
  return {
    ...{ subject, heading, firstName, preview: how },
    body: (
      <>
        <p>{what}</p>
        {content.kind === 'staff-invitation' && <p>{`${content.invitedBy} has invited you.`}</p>}
        <p>{how}</p>
      </>
    ),
    action: { href: `${shopAddress}/${PAGES[kind]}?token=${encodeURIComponent(token)}`, text: subject },
  };
}

/** A mail that shows that mails arrive. */
export function testLetter(firstName: string, shopAddress: string, shop: string): MailParts {
  return {
    ...{
      subject: `A test mail from ${shop}`,
      heading: 'Mails arrive',
      firstName,
      preview: 'You asked for it in the admin.',
    },
    body: <p>{`You asked for this mail in the settings of ${shop}. Mails to shoppers leave the same way.`}</p>,
    action: { href: `${shopAddress}/admin/settings?section=mail`, text: 'Back to the settings' },
  };
}
