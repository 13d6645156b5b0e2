import { fromRupees, type Paise } from '../money/Paise.ts';

type Offer = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The cart's discounted total must exceed this. */
  readonly minimumPurchase: Paise;
};

/** A flat amount or a percentage off the cart, above a minimum purchase. */
export type Coupon = Offer & ({ readonly amount: Paise } | { readonly percent: number });

export const coupons: readonly Coupon[] = [
  { id: 'black-friday', name: 'BLACK FRIDAY OFFER', minimumPurchase: fromRupees(250), ...flat(20) },
  { id: 'new-year', name: 'NEW YEAR OFFER', minimumPurchase: fromRupees(500), ...percentage(20) },
];

function flat(rupees: number) {
  return { amount: fromRupees(rupees), description: `Flat ₹${rupees} off` };
}

function percentage(percent: number) {
  return { percent, description: `${percent}% off` };
}

export function couponById(id: string | undefined): Coupon | undefined {
  return coupons.find((coupon) => coupon.id === id);
}
