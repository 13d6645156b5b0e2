import { distinctTexts } from '../text/distinctTexts.ts';
import type { Product } from './Product.ts';

/** The values that the filters offer, from the loaded products, each once. */
export type AllOptions = {
  readonly categories: readonly string[];
  readonly influencers: readonly string[];
  /** From small to large, sizes without a known rank last. */
  readonly sizes: readonly string[];
};

/** What every page may show of the catalogue. */
export type CatalogueOptions = AllOptions & {
  /** The first {@link FIRST_CREATORS} creators. */
  readonly influencers: readonly string[];
  /** How many creators there are. */
  readonly influencerCount: number;
};

/** How many creators are known without a question for more. */
export const FIRST_CREATORS = 24;

const SIZE_ORDER = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

export function optionsOf(products: readonly Product[]): AllOptions {
  return {
    categories: distinctTexts(products.map((product) => product.category)),
    influencers: distinctTexts(products.map((product) => product.influencer)),
    sizes: sortSizes(distinctTexts(products.map((product) => product.size))),
  };
}

export function firstOptionsOf(products: readonly Product[]): CatalogueOptions {
  const { influencers, ...options } = optionsOf(products);
  return { ...options, influencers: influencers.slice(0, FIRST_CREATORS), influencerCount: influencers.length };
}

function sortSizes(sizes: readonly string[]): readonly string[] {
  const rank = (size: string) => {
    const index = SIZE_ORDER.indexOf(size.toUpperCase());
    return index === -1 ? SIZE_ORDER.length : index;
  };
  return sizes.toSorted((one, other) => rank(one) - rank(other));
}
