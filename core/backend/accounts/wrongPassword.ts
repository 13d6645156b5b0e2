import type { Invalid } from '../ports/refusals/Invalid.ts';

/** The answer to a shopper who is logged in and does not know the present password. */
export const WRONG_PASSWORD: Invalid = { invalid: ['The password is wrong.'] };
