import type { Refusal } from '../failures/Refusal.ts';

/** The end of a call with the token of a mailed link: `link-invalid` when the link was used, is too old or never existed. */
export type LinkOutcome = 'done' | 'link-invalid' | Refusal;

/**
 * The links that the back-end mails to shoppers. Their tokens say whose they are, so no session is needed. Methods reject with
 * {@link BackEndFailure}.
 */
export type ForMailingLinks = {
  /** Whether the back-end mails links. */
  readonly areMailed: boolean;
  /** Asks for a link that sets a new password. The result is the same when nobody has the e-mail. */
  mailPasswordLink(email: string): Promise<'asked' | Refusal>;
  /** Sets a new password, which ends all sessions of the link's shopper. */
  resetPassword(token: string, password: string): Promise<LinkOutcome>;
  verifyEmail(token: string): Promise<LinkOutcome>;
};
