import { describe, expect, it } from 'vitest';
import { MemoryToasts } from '../../../adapters/memory/MemoryToasts.ts';
import type { Coupon } from '../../domain/coupons/Coupon.ts';
import { makeToggleCoupon } from './ToggleCoupon.ts';

const first: Coupon = { id: 'first', name: 'FIRST OFFER', description: '', minimumPurchase: 0, amount: 100 };

function toggling(coupon: Coupon, present: Coupon | undefined) {
  const notifications = new MemoryToasts();
  return { selected: makeToggleCoupon({ notifications })(coupon, present), told: notifications.told };
}

const success = (text: string) => ({ kind: 'success', text });

describe('Each coupon toggles on and off with a success toast naming it [spec 4.coupon-toggle]', () => {
  it('applies a coupon [spec 8.toast-coupon-applied]', () => {
    expect(toggling(first, undefined)).toEqual({
      selected: first,
      told: [success('Woohoo! FIRST OFFER applied successfully!')],
    });
  });

  it('removes the coupon that is selected [spec 8.toast-coupon-removed]', () => {
    expect(toggling({ ...first }, first)).toEqual({ selected: undefined, told: [success('FIRST OFFER removed!')] });
  });
});
