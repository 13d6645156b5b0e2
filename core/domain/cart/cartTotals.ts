import type { Coupon } from '../coupons/Coupon.ts';
import { couponDiscount } from '../coupons/couponDiscount.ts';
import type { Paise } from '../money/Paise.ts';
import type { CartItem } from './CartItem.ts';

/** The amounts of the cart summary, in paise. */
export type CartTotals = {
  /** The sum of original prices. */
  readonly subTotal: Paise;
  readonly discount: Paise;
  /** 0 when no coupon is selected or earned. */
  readonly couponDiscount: Paise;
  /** Never below 0. */
  readonly total: Paise;
  /** Discount and coupon discount together. */
  readonly saved: Paise;
};

/** Returns the sum of discounted prices: the price of the cart before a coupon. */
export function discountedTotal(cart: readonly CartItem[]): Paise {
  return sum(cart, (item) => item.discountedPrice * item.quantity);
}

export function cartTotals(cart: readonly CartItem[], coupon: Coupon | undefined): CartTotals {
  const subTotal = sum(cart, (item) => item.originalPrice * item.quantity);
  const due = discountedTotal(cart);
  const offCoupon = coupon === undefined ? 0 : couponDiscount(coupon, due);
  const discount = subTotal - due;
  return {
    subTotal,
    discount,
    couponDiscount: offCoupon,
    total: Math.max(0, due - offCoupon),
    saved: discount + offCoupon,
  };
}

/** Returns the sum of all quantities. */
export function totalQuantity(cart: readonly CartItem[]): number {
  return sum(cart, (item) => item.quantity);
}

function sum(cart: readonly CartItem[], amountOf: (item: CartItem) => number): number {
  return cart.reduce((total, item) => total + amountOf(item), 0);
}
