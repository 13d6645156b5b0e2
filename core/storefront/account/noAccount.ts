import type { ForKeepingAccount } from '../ports/account/ForKeepingAccount.ts';

const refused = async () => ({ refusal: 'This shop cannot change accounts.' });

/** A back-end whose accounts stay as they were opened. */
export const noAccount: ForKeepingAccount = {
  isKept: false,
  changePassword: refused,
  data: async () => ({}),
  remove: refused,
};
