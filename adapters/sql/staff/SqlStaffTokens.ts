import type {
  ForStoringStaffTokens,
  StaffSession,
  StaffToken,
  StaffTokenPurpose,
} from '../../../core/backend/ports/staff/ForStoringStaffTokens.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import { hashOfToken } from '../accounts/hashOfToken.ts';
import { SqlStore } from '../SqlStore.ts';
import { memberOf, STAFF_COLUMNS, type StaffRow } from './SqlStaff.ts';

const ADD = `insert into staff_tokens (hash, staff_id, purpose, expires_at, started_at, device)
values ($1, $2, $3, $4, $5, $6)`;
const IS_VALID = 's.id = t.staff_id and t.hash = $1 and t.purpose = $2 and t.expires_at > $3';
const OWNER = `select ${STAFF_COLUMNS} from staff_tokens t, staff s where ${IS_VALID}`;
const EXTEND = `update staff_tokens t set expires_at = $4 from staff s where ${IS_VALID} returning ${STAFF_COLUMNS}`;
const SESSIONS = `select id, device, started_at as "startedAt", expires_at as "expiresAt", hash = $3 as "isCurrent"
from staff_tokens where staff_id = $1 and purpose = 'session' and expires_at > $2
order by expires_at desc, started_at desc, id`;
const END_SESSION = `delete from staff_tokens where staff_id = $1 and id = $2 and purpose = 'session' returning id`;
const END = 'delete from staff_tokens where hash = $1 returning hash';
const END_ALL = `delete from staff_tokens where staff_id = $1 and purpose = coalesce($2, purpose)
  and hash is distinct from $3`;

/** Stores the tokens of sessions and invitations of the staff in SQL, as SHA-256 hashes. */
export class SqlStaffTokens extends SqlStore implements ForStoringStaffTokens {
  async add({ token, staffId, purpose, expiresAt, startedAt, device = '' }: StaffToken): Promise<void> {
    await this.database.query(ADD, [hashOfToken(token), staffId, purpose, expiresAt, startedAt, device]);
  }

  async owner(...[token, purpose, { at, until }]: Parameters<ForStoringStaffTokens['owner']>) {
    const values = [hashOfToken(token), purpose, at];
    const row = await (until === undefined
      ? this.first<StaffRow>(OWNER, values)
      : this.first<StaffRow>(EXTEND, [...values, until]));
    return row && memberOf(row);
  }

  async end(token: string): Promise<boolean> {
    return (await this.first(END, [hashOfToken(token)])) !== undefined;
  }

  sessions(staffId: string, at: Timestamp, token = ''): Promise<readonly StaffSession[]> {
    return this.database.query<StaffSession>(SESSIONS, [staffId, at, hashOfToken(token)]);
  }

  async endSession(staffId: string, id: string): Promise<boolean> {
    return (await this.first(END_SESSION, [staffId, id])) !== undefined;
  }

  async endAll(staffId: string, purpose?: StaffTokenPurpose, except?: string): Promise<void> {
    await this.database.query(END_ALL, [staffId, purpose ?? null, except === undefined ? null : hashOfToken(except)]);
  }
}
