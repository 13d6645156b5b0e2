import { makeKeepCoupons } from '../../../core/admin/coupons/KeepCoupons.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { CouponListViewModel } from './CouponListViewModel.ts';
import { STAFF_COUPONS } from './tokens.ts';

const { clock, log } = PORTS;

const KEEP_COUPONS = lazyToken('KeepCoupons', makeKeepCoupons, { coupons: STAFF_COUPONS, clock, log });

export const COUPON_LIST = pageToken('CouponListViewModel', (parts) => new CouponListViewModel(parts), {
  ...{ keepCoupons: KEEP_COUPONS, pendingWork: PENDING_WORK, clock },
});
