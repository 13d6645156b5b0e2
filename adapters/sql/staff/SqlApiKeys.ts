import type { ApiKey, ForStoringApiKeys } from '../../../core/backend/ports/staff/ForStoringApiKeys.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import { hashOfToken } from '../accounts/hashOfToken.ts';
import { SqlStore } from '../SqlStore.ts';
import { withoutNulls } from '../withoutNulls.ts';

const KEYS = 'select id, name, role, created_at as "createdAt", ended_at as "endedAt" from api_keys';
const ALL = `${KEYS} order by place`;
const WITH_SECRET = `${KEYS} where hash = $1`;
const ADD = 'insert into api_keys (id, name, role, created_at, hash) values ($1, $2, $3, $4, $5)';
const REPLACE = `${ADD} on conflict (id) do update set hash = excluded.hash, ended_at = null`;
const END = 'update api_keys set ended_at = $2 where id = $1 and ended_at is null';

/** Stores the API keys in SQL, with the SHA-256 hashes of their secrets. */
export class SqlApiKeys extends SqlStore implements ForStoringApiKeys {
  async add({ id, name, role, createdAt }: ApiKey, secret: string): Promise<void> {
    await this.database.query(ADD, [id, name, role, createdAt, hashOfToken(secret)]);
  }

  async replace({ id, name, role, createdAt }: ApiKey, secret: string): Promise<void> {
    await this.database.query(REPLACE, [id, name, role, createdAt, hashOfToken(secret)]);
  }

  async all(): Promise<readonly ApiKey[]> {
    return (await this.database.query<ApiKey>(ALL)).map(withoutNulls);
  }

  async withSecret(secret: string): Promise<ApiKey | undefined> {
    const row = await this.first<ApiKey>(WITH_SECRET, [hashOfToken(secret)]);
    return row && withoutNulls(row);
  }

  async end(id: string, at: Timestamp): Promise<void> {
    await this.database.query(END, [id, at]);
  }
}
