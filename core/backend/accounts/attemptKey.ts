import { emailKey } from '../../domain/accounts/emailKey.ts';

/** An attempt of a network address to log in or sign up: with this e-mail or, without one, with any. */
export type Attempt = { readonly address: string; readonly email?: string };

/** Returns the key under which the attempt is counted. */
export function attemptKey({ address, email }: Attempt): string {
  return email === undefined ? address : `${address} ${emailKey(email)}`;
}
