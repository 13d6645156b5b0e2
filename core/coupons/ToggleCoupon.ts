import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { Coupon } from './Coupon.ts';

/** Selects the coupon in place of the present one, or takes it off when it is the present one; answers the new selection. */
export type ToggleCoupon = (coupon: Coupon, present: Coupon | undefined) => Coupon | undefined;

export function makeToggleCoupon(shopper: ForNotifyingShopper): ToggleCoupon {
  return (coupon, present) => {
    if (present !== undefined) shopper.success(`${present.name} removed!`);
    if (present?.id === coupon.id) return undefined;
    shopper.success(`Woohoo! ${coupon.name} applied successfully!`);
    return coupon;
  };
}
