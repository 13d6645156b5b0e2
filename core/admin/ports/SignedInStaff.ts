import type { StaffRole } from '../../domain/staff/StaffRole.ts';

/** The member of staff who is signed in. */
export type SignedInStaff = { readonly id: string; readonly name: string; readonly role: StaffRole };
