import type { Address } from '../addresses/Address.ts';
import type { CartItem } from '../cart/CartItem.ts';
import { cartTotals } from '../cart/cartTotals.ts';
import type { Coupon } from '../coupons/Coupon.ts';
import type { Paise } from '../money/Paise.ts';

/** The order details before the payment. Amounts are in paise. */
export type CheckoutDraft = {
  /** The sum of original prices. */
  readonly cartItemsTotal: Paise;
  /** The sum of the products' own discounts. */
  readonly cartItemsDiscountTotal: Paise;
  /** The coupon's discount; 0 without a coupon, or when the cart does not earn it. */
  readonly couponDiscountTotal: Paise;
  readonly orderAddress: Address;
  readonly orderId: string;
};

export type DraftParts = {
  readonly cart: readonly CartItem[];
  readonly coupon: Coupon | undefined;
  readonly address: Address;
  readonly orderId: string;
};

/** Calculates the order details from the cart. Ignores a coupon that the cart does not earn. */
export function checkoutDraft({ cart, coupon, address, orderId }: DraftParts): CheckoutDraft {
  const totals = cartTotals(cart, coupon);
  return {
    cartItemsTotal: totals.subTotal,
    cartItemsDiscountTotal: totals.discount,
    couponDiscountTotal: totals.couponDiscount,
    orderAddress: address,
    orderId,
  };
}

/** Returns the amount to pay for a draft, in paise; never below 0. */
export function amountDue(draft: CheckoutDraft): Paise {
  return Math.max(0, draft.cartItemsTotal - draft.cartItemsDiscountTotal - draft.couponDiscountTotal);
}
