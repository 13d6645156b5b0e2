import fc from 'fast-check';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import type { Coupon } from '../../core/domain/coupons/Coupon.ts';
import { aCartItem } from '../../core/domain/testing/samples.ts';

const price = fc.integer({ min: 0, max: 1_000_000 });

/** A line whose price is at most its original price, as in the catalogue. */
const anyLine = fc
  .record({ key: fc.uuid(), one: price, other: price, quantity: fc.integer({ min: 1, max: 50 }) })
  .map(({ key, one, other, quantity }) =>
    aCartItem({ key, quantity, originalPrice: Math.max(one, other), discountedPrice: Math.min(one, other) }),
  );

export const anyCart: fc.Arbitrary<readonly CartItem[]> = fc.array(anyLine, { maxLength: 12 });

const anyOffer = { id: fc.uuid(), name: fc.string(), description: fc.string(), minimumPurchase: price };

/** Flat and percent coupons, also with a minimum purchase below the discount. */
export const anyCoupon: fc.Arbitrary<Coupon> = fc.oneof(
  fc.record({ ...anyOffer, amount: price }),
  fc.record({ ...anyOffer, percent: fc.integer({ min: 0, max: 100 }) }),
);
