import { BackEndFailure } from '../../core/storefront/ports/failures/BackEndFailure.ts';
import { SessionRejected } from '../../core/storefront/ports/failures/SessionRejected.ts';

const NOT_FOUND = 'Request failed with status code 404';
const UNAUTHORIZED = 'Request failed with status code 401';
const NOT_REGISTERED = 'The email you entered is not Registered. Not Found error';

/** The errors of the in-memory back-end, with the texts of the real one. */
export const memoryErrors = {
  emailExists: () =>
    new BackEndFailure('Request failed with status code 422', ['Unprocessable Entity. Email Already Exists.']),
  notRegistered: () => new BackEndFailure(NOT_FOUND, [NOT_REGISTERED]),
  wrongCredentials: () =>
    new BackEndFailure(UNAUTHORIZED, ['The credentials you entered are invalid. Unauthorized access error.']),
  badToken: (token: string) =>
    new SessionRejected(UNAUTHORIZED, ['The token is invalid. Unauthorized access error.'], token),
  unknownShopper: (token: string) => new SessionRejected(NOT_FOUND, [NOT_REGISTERED], token),
};
