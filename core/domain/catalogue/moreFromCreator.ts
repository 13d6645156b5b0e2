import { matchesAnyOf } from './filterCatalogue.ts';
import type { Product } from './Product.ts';

/** Returns at most `limit` other products of the same creator, those of the same category first. */
export function moreFromCreator(products: readonly Product[], product: Product, limit: number): readonly Product[] {
  const others = products.filter(
    ({ key, influencer }) => key !== product.key && matchesAnyOf(influencer, [product.influencer]),
  );
  const isSameCategory = ({ category }: Product) => matchesAnyOf(category, [product.category]);
  return [...others.filter(isSameCategory), ...others.filter((other) => !isSameCategory(other))].slice(0, limit);
}
