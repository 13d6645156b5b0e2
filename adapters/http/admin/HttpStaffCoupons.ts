import type { Refused } from '../../../core/admin/ports/ForChangingOrders.ts';
import type {
  CouponChange,
  ForKeepingCoupons,
  SavedCoupon,
  StaffCoupon,
} from '../../../core/admin/ports/ForKeepingCoupons.ts';
import type { CouponTerms } from '../../../core/domain/coupons/validateCoupon.ts';
import { adminCouponResponse, adminCouponsResponse } from '../../wire/admin/couponCalls.ts';
import type { AdminApi, AdminCall } from './AdminApi.ts';
import { callInSession } from './callInSession.ts';
import { refusedOf } from './refusedOf.ts';

/** The coupons at `/api/admin/coupons`. */
export class HttpStaffCoupons implements ForKeepingCoupons {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  async coupons(): Promise<readonly StaffCoupon[]> {
    const call = { method: 'GET', path: '/coupons', responseSchema: adminCouponsResponse } as const;
    return (await callInSession(this.#api, call)).coupons;
  }

  add(terms: CouponTerms): Promise<SavedCoupon | Refused> {
    return this.#save({ method: 'POST', path: '/coupons', body: terms, responseSchema: adminCouponResponse });
  }

  change(id: string, change: CouponChange): Promise<SavedCoupon | Refused> {
    const path = `/coupons/${encodeURIComponent(id)}`;
    return this.#save({ method: 'PATCH', path, body: change, responseSchema: adminCouponResponse });
  }

  #save(call: AdminCall<typeof adminCouponResponse>): Promise<SavedCoupon | Refused> {
    return callInSession(this.#api, call).then(({ coupon }): SavedCoupon => ({ outcome: 'saved', coupon }), refusedOf);
  }
}
