import { distinctTexts } from '../text/distinctTexts.ts';
import type { Product } from './Product.ts';

/** The values that the filters offer, from the loaded products. */
export type CatalogueOptions = {
  readonly categories: readonly string[];
  readonly influencers: readonly string[];
  /** From small to large, sizes without a known rank last. */
  readonly sizes: readonly string[];
};

const SIZE_ORDER = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

export function optionsOf(products: readonly Product[]): CatalogueOptions {
  return {
    categories: distinctTexts(products.map((product) => product.category)),
    influencers: distinctTexts(products.map((product) => product.influencer)),
    sizes: sortSizes(distinctTexts(products.map((product) => product.size))),
  };
}

function sortSizes(sizes: readonly string[]): readonly string[] {
  const rank = (size: string) => {
    const index = SIZE_ORDER.indexOf(size.toUpperCase());
    return index === -1 ? SIZE_ORDER.length : index;
  };
  return sizes.toSorted((one, other) => rank(one) - rank(other));
}
