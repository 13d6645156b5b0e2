import type { ForMailingLinks } from '../ports/account/ForMailingLinks.ts';

const refused = async () => ({ refusal: 'This shop sends no mails.' });

/** A back-end that sends no mails. */
export const noMailedLinks: ForMailingLinks = {
  areMailed: false,
  mailPasswordLink: refused,
  resetPassword: refused,
  verifyEmail: refused,
};
