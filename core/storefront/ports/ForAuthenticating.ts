import type { Credentials, NewShopper } from '../../domain/accounts/Credentials.ts';
import type { Session } from '../session/Session.ts';

/** Proves who the shopper is. Rejects with a {@link BackEndFailure} whose `reasons` say why not. */
export type ForAuthenticating = {
  logIn(credentials: Credentials): Promise<Session>;
  signUp(shopper: NewShopper): Promise<Session>;
};
