import type { Timestamp } from '../../domain/time/timestamp.ts';

/** A registered shopper. */
export type Shopper = {
  readonly id: string;
  /** As the shopper wrote it. Two e-mails with the same `emailKey` are one shopper. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  readonly passwordHash: string;
  readonly tokenVersion: number;
};

/** The registered shoppers. */
export type ForStoringShoppers = {
  add(shopper: Shopper): Promise<'added' | 'email-exists'>;
  /** Resolves with the shopper whose `emailKey` is that of the e-mail. */
  withEmail(email: string): Promise<Shopper | undefined>;
  /**
   * Deletes the shopper whose `emailKey` is that of the e-mail, with everything the shopper has, the orders too. Resolves with
   * whether there was one. Must be called in a transaction: other orders wait until it ends, and it rejects when it waits for them
   * for 2 s.
   */
  removeWithOrders(email: string): Promise<boolean>;
  shopper(id: string): Promise<Shopper | undefined>;
  /** Resolves with the shopper's token version; undefined when there is no such shopper. */
  tokenVersion(shopperId: string): Promise<number | undefined>;
  /** Raises the shopper's token version, which ends all tokens. */
  endTokens(shopperId: string): Promise<void>;
  /** Lets one transaction through at a time. Resolves with whether there is such a shopper. */
  lock(shopperId: string): Promise<boolean>;
};
