import { noFilters } from '../../../core/domain/catalogue/filters/Filters.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import type { Tab } from './Tab.ts';

const PLACES = { from: 0, count: 100 };

/** The product of that name in the catalogue. */
export async function productNamed({ shop }: Tab, name: string): Promise<Product> {
  const { products } = await shop.get(PORTS.catalogue).query({ ...noFilters, search: name }, PLACES);
  const product = products.find((candidate) => candidate.name === name);
  if (product === undefined) throw new Error(`The catalogue has no ${name}`);
  return product;
}
