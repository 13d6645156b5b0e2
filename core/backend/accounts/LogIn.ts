import type { Credentials } from '../../domain/accounts/Credentials.ts';
import type { Shopper } from '../ports/accounts/ForStoringShoppers.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';

/** A logged-in shopper and the token of the session. */
export type LoggedIn = { readonly shopper: Shopper; readonly token: string };

/** Logs a shopper in. A wrong password takes as long as an unknown e-mail. */
export type LogIn = (credentials: Credentials) => Promise<LoggedIn | 'not-registered' | 'wrong-password'>;

export type LogInPorts = Pick<BackEndPorts, 'shoppers' | 'passwords' | 'tokens' | 'clock'>;

export function makeLogIn({ shoppers, passwords, tokens, clock }: LogInPorts): LogIn {
  return async ({ email, password }) => {
    const shopper = await shoppers.withEmail(email);
    const matches = await passwords.matches(password, shopper?.passwordHash);
    if (shopper === undefined) return 'not-registered';
    if (!matches) return 'wrong-password';
    const claims = { shopperId: shopper.id, version: shopper.tokenVersion };
    return { shopper, token: tokens.sign(claims, clock.now()) };
  };
}
