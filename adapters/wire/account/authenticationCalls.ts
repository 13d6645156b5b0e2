import * as v from 'valibot';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';

const optionalName = v.nullish(v.pipe(v.string(), v.maxLength(TEXT_LIMITS.name)), '');

/** The user in a login or signup response. A missing name becomes an empty text. */
const wireUser = v.object({
  firstName: optionalName,
  lastName: optionalName,
  email: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.email)),
});

/** The signed token in a login or signup response. */
const wireToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LIMITS.token));

/** The response of POST /auth/login. */
export const logInResponse = v.object({ encodedToken: wireToken, foundUser: wireUser });

/** The response of POST /auth/signup. */
export const signUpResponse = v.object({ encodedToken: wireToken, createdUser: wireUser });

/** The response of PUT /user/password: a token for this session, because all others end. */
export const changePasswordResponse = v.object({ encodedToken: wireToken });

/** The response of GET /user/data: all that the shop keeps of the shopper, which the storefront saves as a file and does not read. */
export const accountDataResponse = v.record(v.string(), v.unknown());
