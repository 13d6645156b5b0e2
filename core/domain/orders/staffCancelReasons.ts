/** Why staff cancel an order. */
export const STAFF_CANCEL_REASONS = ['customer', 'declined', 'fraud', 'inventory', 'staff', 'other'] as const;

export type StaffCancelReason = (typeof STAFF_CANCEL_REASONS)[number];
