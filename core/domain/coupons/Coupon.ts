import { formatMoney } from '../money/formatMoney.ts';
import { fromRupees, type Paise } from '../money/Paise.ts';

/** What a coupon takes off: a flat amount, or a percentage. */
export type Discount = { readonly amount: Paise } | { readonly percent: number };

type Offer = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The cart's discounted total must exceed this. */
  readonly minimumPurchase: Paise;
};

/** A flat amount or a percentage off the cart, above a minimum purchase. */
export type Coupon = Offer & Discount;

/** A coupon whose description follows from its discount. */
export type UndescribedCoupon = Omit<Offer, 'description'> & Discount;

/** The coupons of the specification. A shop begins with them; staff change those of the back-end. */
export const coupons: readonly Coupon[] = [
  withDescription({
    ...{ id: 'black-friday', name: 'BLACK FRIDAY OFFER' },
    ...{ minimumPurchase: fromRupees(250), amount: fromRupees(20) },
  }),
  withDescription({ id: 'new-year', name: 'NEW YEAR OFFER', minimumPurchase: fromRupees(500), percent: 20 }),
];

/** Returns the coupon with its description, such as `Flat ₹20 off` or `20% off`. */
export function withDescription<Terms extends UndescribedCoupon>(
  terms: Terms,
): Terms & { readonly description: string } {
  return {
    ...terms,
    description: 'amount' in terms ? `Flat ${formatMoney(terms.amount)} off` : `${terms.percent}% off`,
  };
}

export function couponById(id: string | undefined): Coupon | undefined {
  return coupons.find((coupon) => coupon.id === id);
}
