import { STAFF_ROLES, type StaffRole } from '../../../core/domain/staff/StaffRole.ts';

/** What each role may do, in words. */
const ROLES: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner: everything',
  manager: 'Manager: all but people, keys and payments',
  packer: 'Packer: orders without sums, and the stock to read',
};

/** The roles, with what each may do. */
export const ROLE_OPTIONS = STAFF_ROLES.map((role) => ({ value: role, label: ROLES[role] }));

/** Returns the role of this name; a packer's for any other text. */
export function roleNamed(text: string): StaffRole {
  return STAFF_ROLES.find((role) => role === text) ?? 'packer';
}
