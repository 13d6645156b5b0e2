import type { StaffMember } from '../../../core/backend/ports/staff/ForStoringStaff.ts';
import type {
  ForStoringStaffTokens,
  StaffToken,
  StaffTokenPurpose,
} from '../../../core/backend/ports/staff/ForStoringStaffTokens.ts';
import { hashOfToken } from '../hashOfToken.ts';
import { SqlStore } from '../SqlStore.ts';
import { withoutNulls } from '../withoutNulls.ts';
import { STAFF_COLUMNS } from './SqlStaff.ts';

const ADD = 'insert into staff_tokens (hash, staff_id, purpose, expires_at) values ($1, $2, $3, $4)';
const IS_VALID = 's.id = t.staff_id and t.hash = $1 and t.purpose = $2 and t.expires_at > $3';
const OWNER = `select ${STAFF_COLUMNS} from staff_tokens t, staff s where ${IS_VALID}`;
const EXTEND = `update staff_tokens t set expires_at = $4 from staff s where ${IS_VALID} returning ${STAFF_COLUMNS}`;
const END = 'delete from staff_tokens where hash = $1 returning hash';
const END_ALL = `delete from staff_tokens where staff_id = $1 and purpose = coalesce($2, purpose)
  and hash is distinct from $3`;

/** Stores the tokens of sessions and invitations of the staff in SQL, as SHA-256 hashes. */
export class SqlStaffTokens extends SqlStore implements ForStoringStaffTokens {
  async add({ token, staffId, purpose, expiresAt }: StaffToken): Promise<void> {
    await this.database.query(ADD, [hashOfToken(token), staffId, purpose, expiresAt]);
  }

  async owner(...[token, purpose, { at, until }]: Parameters<ForStoringStaffTokens['owner']>) {
    const values = [hashOfToken(token), purpose, at];
    const row = await (until === undefined
      ? this.first<StaffMember>(OWNER, values)
      : this.first<StaffMember>(EXTEND, [...values, until]));
    return row && withoutNulls(row);
  }

  async end(token: string): Promise<boolean> {
    return (await this.first(END, [hashOfToken(token)])) !== undefined;
  }

  async endAll(staffId: string, purpose?: StaffTokenPurpose, except?: string): Promise<void> {
    await this.database.query(END_ALL, [staffId, purpose ?? null, except === undefined ? null : hashOfToken(except)]);
  }
}
