import type { ForStoringStaff, StaffChange, StaffMember } from '../../../core/backend/ports/staff/ForStoringStaff.ts';
import { emailKey } from '../../../core/domain/accounts/emailKey.ts';
import { SqlStore } from '../SqlStore.ts';
import { withoutNulls } from '../withoutNulls.ts';

/** The columns of a person of the staff in the table `staff s`. */
export const STAFF_COLUMNS = `s.id, s.email, s.name, s.role, s.password_hash as "passwordHash", s.disabled_at as "disabledAt",
  s.created_at as "createdAt", s.one_time_codes as "oneTimeCodes"`;
const ALL = `select ${STAFF_COLUMNS} from staff s order by place`;
const WITH_EMAIL = `select ${STAFF_COLUMNS} from staff s where email_key = $1`;
const ADD = `insert into staff (id, email, email_key, name, role, password_hash, disabled_at, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (email_key) do nothing returning id`;
const CHANGE = `update staff set role = coalesce($2, role), password_hash = coalesce($3, password_hash),
  disabled_at = case when $4 then $5::timestamptz else disabled_at end,
  one_time_codes = case when $6 then $7 else one_time_codes end
where id = $1`;

/** The one-time codes are JSON. */
export type StaffRow = Omit<StaffMember, 'oneTimeCodes'> & { readonly oneTimeCodes: string | null };

/** Stores the accounts of the staff in SQL. */
export class SqlStaff extends SqlStore implements ForStoringStaff {
  async add(member: StaffMember): Promise<boolean> {
    const { id, email, name, role, passwordHash = null, disabledAt = null, createdAt } = member;
    const values = [id, email, emailKey(email), name, role, passwordHash, disabledAt, createdAt];
    return (await this.first(ADD, values)) !== undefined;
  }

  async all(lock?: 'lock'): Promise<readonly StaffMember[]> {
    const rows = await this.database.query<StaffRow>(lock === undefined ? ALL : `${ALL} for update`);
    return rows.map(memberOf);
  }

  async withEmail(email: string): Promise<StaffMember | undefined> {
    const row = await this.first<StaffRow>(WITH_EMAIL, [emailKey(email)]);
    return row && memberOf(row);
  }

  async change(id: string, { role, passwordHash, disabledAt, oneTimeCodes }: StaffChange): Promise<void> {
    await this.database.query(CHANGE, [
      id,
      role ?? null,
      passwordHash ?? null,
      disabledAt !== undefined,
      disabledAt ?? null,
      oneTimeCodes !== undefined,
      oneTimeCodes ? JSON.stringify(oneTimeCodes) : null,
    ]);
  }
}

export function memberOf({ oneTimeCodes, ...row }: StaffRow): StaffMember {
  return { ...withoutNulls(row), ...(oneTimeCodes !== null && { oneTimeCodes: JSON.parse(oneTimeCodes) }) };
}
