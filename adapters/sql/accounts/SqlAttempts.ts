import { createHash } from 'node:crypto';
import type { CountedAttempts, ForCountingAttempts } from '../../../core/backend/ports/accounts/ForCountingAttempts.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import { SqlStore } from '../SqlStore.ts';

const COUNT = `insert into login_attempts (key, attempts, ends_at) values ($1, 1, $3)
on conflict (key) do update set
  attempts = case when login_attempts.ends_at <= $2 then 1 else login_attempts.attempts + 1 end,
  ends_at = case when login_attempts.ends_at <= $2 then excluded.ends_at else login_attempts.ends_at end
returning attempts, ends_at as "endsAt"`;

const TAKE_BACK = 'update login_attempts set attempts = attempts - 1 where key = $1 and attempts > 1';

const FORGET = 'delete from login_attempts where key = $1';

/** Leaves rows that another statement is deleting to it, so that no statement waits for another. */
const DELETE_ENDED = `delete from login_attempts where key in (
  select key from login_attempts where ends_at <= $1 order by ends_at limit 100 for update skip locked
)`;

/** Counts the attempts to log in or sign up in SQL, under hashes of their keys. */
export class SqlAttempts extends SqlStore implements ForCountingAttempts {
  async count(key: string, at: Timestamp, endsAt: Timestamp): Promise<CountedAttempts> {
    const counted = await this.first<CountedAttempts>(COUNT, [hashOf(key), at, endsAt]);
    if (counted === undefined) throw new Error('The attempt was not counted');
    // Each new row deletes several that have ended, so that they do not pile up.
    if (counted.attempts === 1) await this.database.query(DELETE_ENDED, [at]);
    return counted;
  }

  async takeBack(key: string): Promise<void> {
    await this.database.query(TAKE_BACK, [hashOf(key)]);
  }

  async forget(key: string): Promise<void> {
    await this.database.query(FORGET, [hashOf(key)]);
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
