import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';

/** Notes that the shopper of a mailed link reads the e-mail. The token of the link works once. */
export type VerifyEmail = (token: string) => Promise<object | 'link-invalid'>;

export function makeVerifyEmail({ transactions, clock }: Pick<BackEndPorts, 'transactions' | 'clock'>): VerifyEmail {
  return (token) =>
    transactions.within(async ({ accountTokens, shoppers }) => {
      const at = timestamp(clock.now());
      const shopperId = await accountTokens.take(token, 'verify-email', at);
      if (shopperId === undefined) return 'link-invalid';
      await shoppers.markEmailVerified(shopperId, at);
      return {};
    });
}
