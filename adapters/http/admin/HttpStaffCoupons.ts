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
import { refusalOf } from './outcomes.ts';

/** The coupons at `/api/admin/coupons`. */
export class HttpStaffCoupons implements ForKeepingCoupons {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  async coupons(): Promise<readonly StaffCoupon[]> {
    const call = { method: 'GET', path: '/coupons', responseSchema: adminCouponsResponse } as const;
    return (await this.#api.call(call)).coupons;
  }

  add(terms: CouponTerms): Promise<SavedCoupon | Refused> {
    return this.#save({ method: 'POST', path: '/coupons', body: terms, responseSchema: adminCouponResponse });
  }

  change(id: string, change: CouponChange): Promise<SavedCoupon | Refused> {
    const path = `/coupons/${encodeURIComponent(id)}`;
    return this.#save({ method: 'PATCH', path, body: change, responseSchema: adminCouponResponse });
  }

  #save(call: AdminCall<typeof adminCouponResponse>): Promise<SavedCoupon | Refused> {
    return this.#api.call(call).then(({ coupon }): SavedCoupon => ({ outcome: 'saved', coupon }), refusalOf);
  }
}
