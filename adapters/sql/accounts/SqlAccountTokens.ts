import type {
  AccountToken,
  ForStoringAccountTokens,
  TokenPurpose,
} from '../../../core/backend/ports/accounts/ForStoringAccountTokens.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import { SqlStore } from '../SqlStore.ts';
import { hashOfToken } from './hashOfToken.ts';

const PUT = `insert into account_tokens (hash, user_id, purpose, expires_at) values ($1, $2, $3, $4)
on conflict (user_id, purpose) do update set hash = excluded.hash, expires_at = excluded.expires_at`;
const IS_VALID = 'hash = $1 and purpose = $2 and expires_at > $3';
const OWNER = `select user_id as "shopperId" from account_tokens where ${IS_VALID}`;
const TAKE = `delete from account_tokens where ${IS_VALID} returning user_id as "shopperId"`;
const REMOVE = 'delete from account_tokens where user_id = $1 and purpose = coalesce($2, purpose)';

/** Stores the tokens of mailed links in SQL, as SHA-256 hashes. */
export class SqlAccountTokens extends SqlStore implements ForStoringAccountTokens {
  async put({ token, shopperId, purpose, expiresAt }: AccountToken): Promise<void> {
    await this.database.query(PUT, [hashOfToken(token), shopperId, purpose, expiresAt]);
  }

  owner(token: string, purpose: TokenPurpose, at: Timestamp): Promise<string | undefined> {
    return this.#shopperId(OWNER, token, purpose, at);
  }

  take(token: string, purpose: TokenPurpose, at: Timestamp): Promise<string | undefined> {
    return this.#shopperId(TAKE, token, purpose, at);
  }

  async remove(shopperId: string, purpose?: TokenPurpose): Promise<void> {
    await this.database.query(REMOVE, [shopperId, purpose ?? null]);
  }

  async #shopperId(statement: string, token: string, purpose: TokenPurpose, at: Timestamp) {
    return (await this.first<Pick<AccountToken, 'shopperId'>>(statement, [hashOfToken(token), purpose, at]))?.shopperId;
  }
}
