import { fromRupees, type Paise } from '../money/Paise.ts';

type Offer = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The cart's discounted total must be above this. */
  readonly minimumPurchase: Paise;
};

/** An offer that takes a flat amount or a percentage off a cart that is worth enough. */
export type Coupon = Offer & ({ readonly amount: Paise } | { readonly percent: number });

export const coupons: readonly Coupon[] = [
  {
    id: 'black-friday',
    name: 'BLACK FRIDAY OFFER',
    description: 'Flat ₹20 off',
    minimumPurchase: fromRupees(250),
    amount: fromRupees(20),
  },
  {
    id: 'new-year',
    name: 'NEW YEAR OFFER',
    description: '20% off',
    minimumPurchase: fromRupees(500),
    percent: 20,
  },
];

export function couponById(id: string | undefined): Coupon | undefined {
  return coupons.find((coupon) => coupon.id === id);
}
