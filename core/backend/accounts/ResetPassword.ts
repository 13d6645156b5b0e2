import { passwordError } from '../../domain/accounts/validateSignup.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import { setPassword } from './setPassword.ts';

/** Sets a new password with the token of a mailed link, which works once, and ends all sessions. */
export type ResetPassword = (request: {
  readonly token: string;
  readonly password: string;
}) => Promise<object | 'link-invalid' | Invalid>;

const PURPOSE = 'reset-password';

export function makeResetPassword({
  transactions,
  accountTokens,
  passwords,
  clock,
}: Pick<BackEndPorts, 'transactions' | 'accountTokens' | 'passwords' | 'clock'>): ResetPassword {
  return async ({ token, password }) => {
    const error = passwordError('Password', password);
    if (error !== undefined) return { invalid: [error] };
    const at = timestamp(clock.now());
    const shopperId = await accountTokens.owner(token, PURPOSE, at);
    if (shopperId === undefined) return 'link-invalid';
    const hash = await passwords.hash(password);
    return transactions.within(async (stores) => {
      await stores.shoppers.lock(shopperId);
      if ((await stores.accountTokens.take(token, PURPOSE, at)) === undefined) return 'link-invalid';
      await setPassword(stores, shopperId, hash, at);
      return {};
    });
  };
}
