import * as v from 'valibot';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestText, storableText } from '../requestText.ts';

const credentials = { email: requestText(TEXT_LIMITS.email), password: storableText };
const optionalName = v.optional(requestText(TEXT_LIMITS.name), '');

/** The body of POST /auth/login. */
export const logInBody = v.object(credentials);

/** The body of POST /auth/signup. Other fields are ignored. */
export const signUpBody = v.object({ ...credentials, firstName: optionalName, lastName: optionalName });
