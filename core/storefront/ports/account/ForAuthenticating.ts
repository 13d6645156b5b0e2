import type { Credentials, NewShopper } from '../../../domain/accounts/Credentials.ts';
import type { Session } from '../../../domain/accounts/Session.ts';

/** Login and signup. Both methods reject with {@link BackEndFailure}, whose `reasons` say why. */
export type ForAuthenticating = {
  logIn(credentials: Credentials): Promise<Session>;
  signUp(shopper: NewShopper): Promise<Session>;
};
