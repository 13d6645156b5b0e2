import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals, discountedTotal, totalQuantity } from '../../core/domain/cart/cartTotals.ts';
import { couponDiscount } from '../../core/domain/coupons/couponDiscount.ts';
import { amountDue, checkoutDraft } from '../../core/domain/orders/CheckoutDraft.ts';
import { anAddress } from '../../core/domain/testing/samples.ts';
import { anyCart, anyCoupon } from './anyCart.ts';

const maybeCoupon = fc.option(anyCoupon, { nil: undefined });

describe('For any cart and any coupon', () => {
  it('the total is the sub-total less discount and coupon discount', () => {
    fc.assert(
      fc.property(anyCart, maybeCoupon, (cart, coupon) => {
        const { subTotal, discount, couponDiscount, total } = cartTotals(cart, coupon);
        expect(total).toBe(subTotal - discount - couponDiscount);
      }),
    );
  });

  it('"You saved" is discount and coupon discount together', () => {
    fc.assert(
      fc.property(anyCart, maybeCoupon, (cart, coupon) => {
        const { subTotal, discount, couponDiscount, total, saved } = cartTotals(cart, coupon);
        expect(saved).toBe(discount + couponDiscount);
        expect(saved).toBe(subTotal - total);
      }),
    );
  });

  it('every amount is a whole number of paise, and none is below 0', () => {
    fc.assert(
      fc.property(anyCart, maybeCoupon, (cart, coupon) => {
        for (const amount of Object.values(cartTotals(cart, coupon))) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('sub-total and discount sum up line by line, in any order of the lines', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (some, others) => {
        const together = cartTotals([...some, ...others], undefined);
        const apart = [cartTotals(others, undefined), cartTotals(some, undefined)];
        expect(together.subTotal).toBe(apart.reduce((sum, { subTotal }) => sum + subTotal, 0));
        expect(together.discount).toBe(apart.reduce((sum, { discount }) => sum + discount, 0));
        expect(totalQuantity([...some, ...others])).toBe(totalQuantity(some) + totalQuantity(others));
      }),
    );
  });

  it('a line of quantity n costs as much as n lines of quantity 1', () => {
    fc.assert(
      fc.property(anyCart, maybeCoupon, (cart, coupon) => {
        const singles = cart.flatMap((item) => Array.from({ length: item.quantity }, () => ({ ...item, quantity: 1 })));
        expect(cartTotals(singles, coupon)).toEqual(cartTotals(cart, coupon));
      }),
    );
  });

  it('the coupon discount of the cart is the discount of its discounted total', () => {
    fc.assert(
      fc.property(anyCart, anyCoupon, (cart, coupon) => {
        expect(cartTotals(cart, coupon).couponDiscount).toBe(couponDiscount(coupon, discountedTotal(cart)));
        expect(cartTotals(cart, undefined).couponDiscount).toBe(0);
      }),
    );
  });

  it('the checkout charges the total that the cart shows', () => {
    fc.assert(
      fc.property(anyCart, maybeCoupon, (cart, coupon) => {
        const draft = checkoutDraft({ cart, coupon, address: anAddress(), orderId: 'order-1' });
        expect(amountDue(draft)).toBe(cartTotals(cart, coupon).total);
      }),
    );
  });
});
