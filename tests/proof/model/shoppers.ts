import { withDescription } from '../../../core/domain/coupons/Coupon.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';

/** Every address and account, and most products, belong to one of the shoppers: the name begins with hers. */
export const SHOPPERS = ['asha', 'bela', 'chitra'] as const;
export type Shopper = (typeof SHOPPERS)[number];

export const PASSWORD = 'Password-1';

export function emailOf(shopper: Shopper): string {
  return `${shopper}@example.com`;
}

/** Whose products a visitor puts into the cart before the login. */
const ANYONE = 'anyone';

/** All shoppers may buy these, of which there are few pieces. */
const SHARED = 'shared';

export const PRODUCTS = [...SHOPPERS, ANYONE, SHARED].flatMap((shopper, place) =>
  [1, 2, 3].map((number) => ({
    ...aProduct({ key: `${shopper}-${number}`, name: `${shopper}-${number}`, id: place * 3 + number }),
    ...{ originalPrice: number * 20_000, discountedPrice: number * 15_000 },
  })),
);

/** Returns the names of other shoppers that stand in the text. */
export function strangersIn(text: string, email: string | undefined): readonly Shopper[] {
  return SHOPPERS.filter((shopper) => text.includes(`${shopper}-`) && email !== emailOf(shopper));
}

/** Returns the products that belong to the shopper, or to no shopper when she is not logged in. */
export function productsOf(email: string | undefined) {
  const owner = SHOPPERS.find((shopper) => emailOf(shopper) === email) ?? ANYONE;
  return PRODUCTS.filter(({ key }) => key.startsWith(owner) || key.startsWith(SHARED));
}

/** A coupon that can be used once in all. No other takes off the same amount. */
export const LIMITED = {
  ...withDescription({ id: 'limited', name: 'LIMITED', amount: 1_111, minimumPurchase: 0 }),
  mostUses: 1,
};

/** How many pieces there are in the beginning of the products that are counted. The third of each shopper is not. */
export const PIECES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    SHOPPERS.flatMap((shopper) => [
      [`${shopper}-1`, 4],
      [`${shopper}-2`, 2],
    ]),
  ),
  ...{ [`${SHARED}-1`]: 1, [`${SHARED}-2`]: 1, [`${SHARED}-3`]: 2 },
};

/** The reason of a refund whose pieces go back into stock. */
export const PUT_BACK = 'put back';
