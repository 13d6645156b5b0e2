import { timestamp } from '../../domain/time/timestamp.ts';
import { queueMail } from '../mails/queueMail.ts';
import type { TokenPurpose } from '../ports/accounts/ForStoringAccountTokens.ts';
import type { Shopper } from '../ports/accounts/ForStoringShoppers.ts';
import type { ForGeneratingIds } from '../ports/ForGeneratingIds.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** For how long a link works, in ms. */
const LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  'reset-password': 30 * MINUTE_MS,
  'verify-email': 7 * DAY_MS,
};

/** A link for a shopper; `now` is in ms since 1970. */
type Link = {
  readonly ids: ForGeneratingIds;
  readonly purpose: TokenPurpose;
  readonly shopper: Pick<Shopper, 'id' | 'email' | 'firstName'>;
  readonly now: number;
};

/** Stores the token of a link, which replaces the shopper's earlier one, and the mail with it. */
export async function queueLink(
  stores: Pick<TransactionStores, 'accountTokens' | 'mails' | 'jobs'>,
  { ids, purpose, shopper, now }: Link,
): Promise<void> {
  const { id: shopperId, email: to, firstName } = shopper;
  const token = ids.generate();
  await stores.accountTokens.put({ token, shopperId, purpose, expiresAt: timestamp(now + LIFETIME_MS[purpose]) });
  const content = { kind: purpose, firstName, token };
  await queueMail(stores, { id: `${purpose}-${ids.generate()}`, to, content }, timestamp(now));
}
