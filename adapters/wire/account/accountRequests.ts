import * as v from 'valibot';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestText, storableText } from '../requestText.ts';

const token = requestText(TEXT_LIMITS.token);

/** The body of POST /auth/password/forgot. The answer is the same whether or not the shop knows the e-mail. */
export const forgotPasswordBody = v.object({ email: requestText(TEXT_LIMITS.email) });

/** The body of POST /auth/password/reset: the token of the mailed link, and the new password. */
export const resetPasswordBody = v.object({ token, password: storableText });

/** The body of PUT /user/password: the present password and the new one. */
export const changePasswordBody = v.object({ current: storableText, password: storableText });

/** The body of POST /auth/email/verify: the token of the mailed link. */
export const verifyEmailBody = v.object({ token });

/** The body of DELETE /user. */
export const deleteAccountBody = v.object({ password: storableText });
