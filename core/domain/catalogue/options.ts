import type { Product } from './Product.ts';

/** The values a shopper can choose from, as the loaded products have them. */
export type CatalogueOptions = {
  readonly categories: readonly string[];
  readonly influencers: readonly string[];
  /** In wearing order. */
  readonly sizes: readonly string[];
};

const WEARING_ORDER = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

export function optionsOf(products: readonly Product[]): CatalogueOptions {
  return {
    categories: distinct(products.map((product) => product.category)),
    influencers: distinct(products.map((product) => product.influencer)),
    sizes: inWearingOrder(distinct(products.map((product) => product.size))),
  };
}

/** The first appearance of each value; the case of letters makes no difference. */
function distinct(values: readonly string[]): readonly string[] {
  const seen = new Map<string, string>();
  for (const value of values) {
    const word = value.toLowerCase();
    if (!seen.has(word)) seen.set(word, value);
  }
  return [...seen.values()];
}

function inWearingOrder(sizes: readonly string[]): readonly string[] {
  const rank = (size: string) => {
    const place = WEARING_ORDER.indexOf(size.toUpperCase());
    return place === -1 ? WEARING_ORDER.length : place;
  };
  return sizes.toSorted((one, other) => rank(one) - rank(other));
}
