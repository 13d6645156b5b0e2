import { matchesWord } from './filterCatalogue.ts';
import type { Product } from './Product.ts';

/** The creator's other pieces, those of the product's own category first, at most so many. */
export function moreFromCreator(products: readonly Product[], product: Product, limit: number): readonly Product[] {
  const others = products.filter(
    ({ key, influencer }) => key !== product.key && matchesWord(influencer, [product.influencer]),
  );
  const isAlike = ({ category }: Product) => matchesWord(category, [product.category]);
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, limit);
}
