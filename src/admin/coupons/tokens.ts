import type { ForKeepingCoupons } from '../../../core/admin/ports/ForKeepingCoupons.ts';
import { sharedToken } from '../../shared/container/token.ts';

/** The port. */
export const STAFF_COUPONS = sharedToken<ForKeepingCoupons>('ForKeepingCoupons');
