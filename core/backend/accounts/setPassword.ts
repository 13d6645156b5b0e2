import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';

/** Replaces the password of a shopper who is locked. Ends all tokens, and the links that would set another password. */
export async function setPassword(
  { shoppers, accountTokens }: Pick<TransactionStores, 'shoppers' | 'accountTokens'>,
  shopperId: string,
  passwordHash: string,
  at: Timestamp,
): Promise<void> {
  await shoppers.setPassword(shopperId, passwordHash, at);
  await shoppers.endTokens(shopperId);
  await accountTokens.remove(shopperId, 'reset-password');
}
