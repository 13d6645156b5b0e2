import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';

/** Notes that the shopper of a mailed link reads the e-mail. The token of the link works once. */
export type VerifyEmail = (token: string) => Promise<object | 'link-invalid'>;

const PURPOSE = 'verify-email';

export function makeVerifyEmail({
  transactions,
  accountTokens,
  clock,
}: Pick<BackEndPorts, 'transactions' | 'accountTokens' | 'clock'>): VerifyEmail {
  return async (token) => {
    const at = timestamp(clock.now());
    const shopperId = await accountTokens.owner(token, PURPOSE, at);
    if (shopperId === undefined) return 'link-invalid';
    return transactions.within(async (stores) => {
      await stores.shoppers.lock(shopperId);
      if ((await stores.accountTokens.take(token, PURPOSE, at)) === undefined) return 'link-invalid';
      await stores.shoppers.markEmailVerified(shopperId, at);
      return {};
    });
  };
}
