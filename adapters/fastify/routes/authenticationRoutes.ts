import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { Shopper } from '../../../core/backend/ports/accounts/ForStoringShoppers.ts';
import { logInResponse, signUpResponse } from '../../wire/account/authenticationCalls.ts';
import { logInBody, signUpBody } from '../../wire/account/authenticationRequests.ts';
import { type ApiRoute, publicRoute, shopperRoute } from '../ApiRoute.ts';

/** The calls under /auth. */
export function authenticationRoutes({ logIn, register, logOut }: BackEnd): readonly ApiRoute[] {
  return [
    publicRoute({
      ...{ method: 'POST', path: '/auth/login', attempt: 'login' },
      summary: 'Logs a shopper in. Returns the token for the authorization header of the other calls.',
      schema: { body: logInBody, response: logInResponse },
      refusals: ['not-registered', 'wrong-password'],
      handle: ({ body }) => logIn(body),
      toBody: ({ shopper, token }) => ({ foundUser: toWireUser(shopper), encodedToken: token }),
    }),
    publicRoute({
      ...{ method: 'POST', path: '/auth/signup', status: 201, attempt: 'signup' },
      summary: 'Registers a shopper and logs them in.',
      schema: { body: signUpBody, response: signUpResponse },
      refusals: ['email-exists'],
      handle: ({ body }) => register(body),
      toBody: ({ shopper, token }) => ({ createdUser: toWireUser(shopper), encodedToken: token }),
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/auth/logout', status: 204, schema: {} },
      summary: 'Ends all tokens of the shopper.',
      handle: async (shopperId) => {
        await logOut(shopperId);
        return {};
      },
    }),
  ];
}

/** Returns the shopper with an empty password, and without its hash. */
function toWireUser({ id, email, firstName, lastName, createdAt, updatedAt }: Shopper) {
  return { _id: id, email, firstName, lastName, password: '', createdAt, updatedAt };
}
