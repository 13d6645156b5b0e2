import type { Session } from '../session/Session.ts';

export type Credentials = { readonly email: string; readonly password: string };

export type NewShopper = Credentials & { readonly firstName: string; readonly lastName: string };

/** Proves who the shopper is. Rejects with a {@link BackEndFailure} whose `reasons` say why not. */
export type ForAuthenticating = {
  logIn(credentials: Credentials): Promise<Session>;
  signUp(shopper: NewShopper): Promise<Session>;
};
