import type { Admin } from '../../../core/backend/staff/Admin.ts';
import type { StaffCoupon } from '../../../core/backend/staff/ManageCoupons.ts';
import {
  addCouponBody,
  adminCouponResponse,
  adminCouponsResponse,
  changeCouponBody,
} from '../../wire/admin/couponCalls.ts';
import { toWireCoupon } from '../../wire/orders/wireCoupon.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';

/** The calls under /admin/coupons. */
export function couponRoutes(admin: Admin): readonly AdminRoute[] {
  return [
    staffRoute({
      ...{ method: 'GET', path: '/coupons', action: 'coupons.read', schema: { response: adminCouponsResponse } },
      summary: 'Returns the coupons, the earliest first, also those that have ended, with how often each is used.',
      handle: async () => ({ coupons: await admin.listCoupons() }),
      toBody: ({ coupons }) => ({ coupons: coupons.map(toAdminCoupon) }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/coupons', status: 201, action: 'coupons.change' },
      summary: 'Adds a coupon.',
      schema: { body: addCouponBody, response: adminCouponResponse },
      refusals: ['coupon-exists'],
      handle: ({ actor }, { body }) => admin.addCoupon(actor, body),
      toBody: (coupon) => ({ coupon: toAdminCoupon(coupon) }),
    }),
    staffRoute({
      ...{ method: 'PATCH', path: '/coupons/:id', action: 'coupons.change' },
      summary: 'Changes or ends a coupon. Checkouts that have begun keep their price. No coupon is deleted.',
      schema: { params: entryParameters, body: changeCouponBody, response: adminCouponResponse },
      refusals: ['no-such-coupon'],
      handle: ({ actor }, { params: { id }, body }) => admin.changeCoupon(actor, id, body),
      toBody: (coupon) => ({ coupon: toAdminCoupon(coupon) }),
    }),
  ];
}

function toAdminCoupon(coupon: StaffCoupon) {
  return { ...toWireCoupon(coupon), uses: coupon.uses, state: coupon.state };
}
