import type { Timestamp } from '../../../domain/time/timestamp.ts';

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
  /** Absent until the shopper has followed the link of the mail to this e-mail. */
  readonly emailVerifiedAt?: Timestamp;
};

/** The registered shoppers. One who is erased is unknown. */
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
  /** Replaces the hash of the shopper's password. */
  setPassword(shopperId: string, passwordHash: string, at: Timestamp): Promise<void>;
  /** Sets the time at which the shopper's e-mail was verified. */
  markEmailVerified(shopperId: string, at: Timestamp): Promise<void>;
  /**
   * Deletes the e-mail, the name and the password of a shopper, with her cart, wishlist and address book. Nobody is registered with
   * this id any more; orders keep it.
   */
  erase(shopperId: string): Promise<void>;
  /** Raises the shopper's token version, which ends all tokens. */
  endTokens(shopperId: string): Promise<void>;
  /** Lets one transaction through at a time. Resolves with whether there is such a shopper. */
  lock(shopperId: string): Promise<boolean>;
};
