import type { Coupon } from '../../domain/coupons/Coupon.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';

/** Selects the coupon in place of the present one, or deselects it when it is the present one. Returns the new selection. */
export type ToggleCoupon = (coupon: Coupon, present: Coupon | undefined) => Coupon | undefined;

export type ToggleCouponPorts = { readonly notifications: ForNotifyingShopper };

export function makeToggleCoupon({ notifications }: ToggleCouponPorts): ToggleCoupon {
  return (coupon, present) => {
    if (present !== undefined) notifications.success(`${present.name} removed!`);
    if (present?.id === coupon.id) return undefined;
    notifications.success(`Woohoo! ${coupon.name} applied successfully!`);
    return coupon;
  };
}
