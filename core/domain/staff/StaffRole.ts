/** The roles of the staff. An owner may do everything. */
export const STAFF_ROLES = ['owner', 'manager', 'packer'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];
