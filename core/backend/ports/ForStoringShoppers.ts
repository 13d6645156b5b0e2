import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { ShopperRefusal } from './Refusal.ts';
import type { TokenClaims } from './TokenClaims.ts';

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
   * whether there was one.
   */
  removeWithOrders(email: string): Promise<boolean>;
  /** Ends all tokens of the shopper: raises the token version. */
  endTokens(claims: TokenClaims): Promise<'ended' | ShopperRefusal>;
};
