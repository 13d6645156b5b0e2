import { emailKey } from '../../domain/accounts/emailKey.ts';

/** An attempt of a network address: to log in or sign up with this e-mail or, without one, to do one of them with any. */
export type Attempt = { readonly address: string; readonly email?: string; readonly isSignup?: boolean };

/** Returns the key under which the attempt is counted. */
export function attemptKey({ address, email, isSignup = false }: Attempt): string {
  if (email !== undefined) return `${address} ${emailKey(email)}`;
  return isSignup ? `signup ${address}` : address;
}
