import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coupon, coupons } from '../../core/domain/coupons/Coupon.ts';
import { couponDiscount, isEarned } from '../../core/domain/coupons/couponDiscount.ts';
import { distanceTo } from '../../core/domain/coupons/nextCoupon.ts';
import { fromRupees } from '../../core/domain/money/Paise.ts';
import { makeToggleCoupon } from '../../core/storefront/coupons/ToggleCoupon.ts';
import { anyCoupon } from './anyCart.ts';

const anyTotal = fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 100_000_000 }));

describe('For any coupon and any discounted total', () => {
  it('a coupon is never earned at or below its minimum purchase, and always above it', () => {
    fc.assert(
      fc.property(anyCoupon, fc.nat({ max: 100_000 }), (coupon, distance) => {
        const atOrBelow = Math.max(0, coupon.minimumPurchase - distance);
        expect(isEarned(coupon, atOrBelow)).toBe(false);
        expect(couponDiscount(coupon, atOrBelow)).toBe(0);
        expect(isEarned(coupon, coupon.minimumPurchase + distance + 1)).toBe(true);
      }),
    );
  });

  it('its discount is between 0 and the discounted total, in whole paise', () => {
    fc.assert(
      fc.property(anyCoupon, anyTotal, (coupon, total) => {
        const off = couponDiscount(coupon, total);
        expect(Number.isInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('adding exactly the distance to a coupon earns it, and a rupee less does not', () => {
    fc.assert(
      fc.property(anyCoupon, anyTotal, (coupon, total) => {
        const distance = distanceTo(coupon, total);
        expect(isEarned(coupon, total + distance)).toBe(true);
        if (distance > 0) expect(isEarned(coupon, total + distance - fromRupees(1))).toBe(false);
      }),
    );
  });

  it('a percentage is rounded half up to a whole paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 100_000_000 }), (percent, total) => {
        const coupon: Coupon = { id: 'percent', name: '', description: '', minimumPurchase: 0, percent };
        const hundredths = BigInt(total) * BigInt(percent);
        const remainder = hundredths % 100n;
        const roundedHalfUp = hundredths / 100n + (remainder >= 50n ? 1n : 0n);
        expect(couponDiscount(coupon, total)).toBe(Number(roundedHalfUp));
      }),
    );
  });

  it('a higher total never gets a smaller discount', () => {
    fc.assert(
      fc.property(fc.constantFrom(...coupons), anyTotal, fc.nat({ max: 10_000 }), (coupon, total, more) => {
        expect(couponDiscount(coupon, total + more)).toBeGreaterThanOrEqual(couponDiscount(coupon, total));
      }),
    );
  });
});

describe('For any choice of coupons, one after another', () => {
  it('the selection is the last one applied, and a toast reports each change', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...coupons), { maxLength: 12 }), (pendingActions) => {
        const told: string[] = [];
        const toggle = makeToggleCoupon({
          notifications: { success: (text) => told.push(text), error: (text) => told.push(text) },
        });
        const applied = new Set<string>();
        let selected: Coupon | undefined;
        for (const coupon of pendingActions) {
          const wasOn = selected?.id === coupon.id;
          selected = toggle(coupon, selected);
          expect(selected).toBe(wasOn ? undefined : coupon);
        }
        for (const text of told) {
          const [, on, off] = /^Woohoo! (.+) applied successfully!$|^(.+) removed!$/.exec(text) ?? [];
          if (on) applied.add(on);
          if (off) expect(applied.delete(off)).toBe(true);
          expect(applied.size).toBeLessThanOrEqual(1);
        }
        expect([...applied]).toEqual(selected === undefined ? [] : [selected.name]);
      }),
    );
  });
});
