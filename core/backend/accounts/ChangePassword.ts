import { passwordError } from '../../domain/accounts/validateSignup.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import { setPassword } from './setPassword.ts';
import { WRONG_PASSWORD } from './wrongPassword.ts';

/** Replaces the password and ends all sessions. Resolves with the token of a new one. */
export type ChangePassword = (
  shopperId: string,
  passwords: { readonly current: string; readonly password: string },
) => Promise<{ readonly token: string } | 'not-registered' | Invalid>;

export type ChangePasswordPorts = Pick<BackEndPorts, 'transactions' | 'shoppers' | 'passwords' | 'tokens' | 'clock'>;

export function makeChangePassword(ports: ChangePasswordPorts): ChangePassword {
  const { transactions, shoppers, passwords, tokens, clock } = ports;
  return async (shopperId, { current, password }) => {
    const shopper = await shoppers.shopper(shopperId);
    if (shopper === undefined) return 'not-registered';
    if (!(await passwords.matches(current, shopper.passwordHash))) return WRONG_PASSWORD;
    const error = passwordError('Password', password);
    if (error !== undefined) return { invalid: [error] };
    const hash = await passwords.hash(password);
    const now = clock.now();
    return transactions.within(async (stores) => {
      await stores.shoppers.lock(shopperId);
      const locked = await stores.shoppers.shopper(shopperId);
      if (locked === undefined) return 'not-registered';
      // Another change came first.
      if (locked.passwordHash !== shopper.passwordHash) return WRONG_PASSWORD;
      await setPassword(stores, shopperId, hash, timestamp(now));
      return { token: tokens.sign({ shopperId, version: locked.tokenVersion + 1 }, now) };
    });
  };
}
