import type { Coupon } from '../../domain/coupons/Coupon.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';

/** Selects the coupon, or deselects it when it is selected. One coupon at a time. Returns the new selection. */
export type ToggleCoupon = (coupon: Coupon, selected: Coupon | undefined) => Coupon | undefined;

export function makeToggleCoupon({ notifications }: Pick<StorefrontPorts, 'notifications'>): ToggleCoupon {
  return (coupon, selected) => {
    if (selected !== undefined) notifications.success(`${selected.name} removed!`);
    if (selected?.id === coupon.id) return undefined;
    notifications.success(`Woohoo! ${coupon.name} applied successfully!`);
    return coupon;
  };
}
