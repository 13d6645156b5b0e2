import type { Session } from '../../../domain/accounts/Session.ts';

/**
 * The sold-out products that the shopper waits for: one mail tells when one is back. Each method acts for the given session and resolves
 * with the keys of all of them after the call. Rejects with {@link SessionRejected} when the session is not valid, with {@link RefusedCall}
 * when the back-end refuses, and with {@link BackEndFailure} when the call fails.
 */
export type ForAwaitingStock = {
  awaited(session: Session): Promise<readonly string[]>;
  /** A product that is not sold out is refused. */
  await(session: Session, productKey: string): Promise<readonly string[]>;
  /** An unknown key changes nothing. */
  forget(session: Session, productKey: string): Promise<readonly string[]>;
};
