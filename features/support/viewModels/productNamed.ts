import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { CATALOGUE } from '../../../src/catalogue/tokens.ts';
import type { Tab } from './Tab.ts';

/** The product of that name in the catalogue. */
export function productNamed({ shop }: Tab, name: string): Product {
  const product = shop.get(CATALOGUE).products.find((candidate) => candidate.name === name);
  if (product === undefined) throw new Error(`The catalogue has no ${name}`);
  return product;
}
