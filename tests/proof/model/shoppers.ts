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

export const PRODUCTS = [...SHOPPERS, ANYONE].flatMap((shopper, place) =>
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
  return PRODUCTS.filter(({ key }) => key.startsWith(owner));
}
