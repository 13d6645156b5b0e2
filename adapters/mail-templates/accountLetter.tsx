import type { MailContent } from '../../core/domain/mails/Mail.ts';
import type { MailParts } from './MailParts.ts';

type AccountContent = Extract<MailContent, { readonly token: string }>;

const TEXTS = {
  'verify-email': {
    subject: 'Confirm your e-mail address',
    /** With a hyphen that breaks no line. */
    heading: 'Confirm your e\u2011mail address',
    what: 'Confirm that this address is yours. If you did not sign up at Creator Row, do nothing.',
    how: 'The link works once, for 7 days.',
  },
  'reset-password': {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    what: 'Somebody, probably you, asked for a new password. If it was not you, do nothing: your password stays.',
    how: 'The link works once, for 30 minutes.',
  },
} as const;

/** A mail with a link that works once. */
export function accountLetter({ kind, firstName, token }: AccountContent, shopAddress: string): MailParts {
  const { subject, heading, what, how } = TEXTS[kind];
  return {
    ...{ subject, heading, firstName, preview: how },
    body: (
      <>
        <p>{what}</p>
        <p>{how}</p>
      </>
    ),
    action: { href: `${shopAddress}/${kind}?token=${encodeURIComponent(token)}`, text: subject },
  };
}
