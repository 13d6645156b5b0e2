import type { Timestamp } from '../../../domain/time/timestamp.ts';

/** What the link of a mail is for. */
export type TokenPurpose = 'reset-password' | 'verify-email';

/** The token of a mailed link. */
export type AccountToken = {
  readonly token: string;
  readonly shopperId: string;
  readonly purpose: TokenPurpose;
  readonly expiresAt: Timestamp;
};

/** The tokens of mailed links. Only their hashes are stored. A shopper has one of each purpose. */
export type ForStoringAccountTokens = {
  /** Adds a token. It replaces the shopper's earlier one of this purpose. */
  put(token: AccountToken): Promise<void>;
  /** Resolves with the id of the shopper of a token of this purpose that expires after `at`. */
  owner(token: string, purpose: TokenPurpose, at: Timestamp): Promise<string | undefined>;
  /** Like `owner`, and deletes the token: of several calls at once, one gets the shopper. */
  take(token: string, purpose: TokenPurpose, at: Timestamp): Promise<string | undefined>;
  /** Deletes the tokens of a shopper, all or those of a purpose. */
  remove(shopperId: string, purpose?: TokenPurpose): Promise<void>;
};
