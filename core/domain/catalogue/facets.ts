import type { Filters, PriceBand } from './Filters.ts';
import { filterCatalogue, isWithin } from './filterCatalogue.ts';
import { optionsOf } from './options.ts';
import type { Product } from './Product.ts';
import { priceBands } from './priceBands.ts';

export type WordCount = { readonly value: string; readonly count: number };
export type BandCount = { readonly band: PriceBand; readonly count: number };

/** How many products each option would show, counted within its own group against the other groups' choices. */
export type Facets = {
  readonly categories: readonly WordCount[];
  readonly influencers: readonly WordCount[];
  readonly sizes: readonly WordCount[];
  readonly priceBands: readonly BandCount[];
};

/** The counts beside every option; the plain statement of the rule. */
export function facetsOf(products: readonly Product[], filters: Filters): Facets {
  const options = optionsOf(products);
  const unsorted: Filters = { ...filters, sort: undefined };
  return {
    categories: countWords(options.categories, without('categories'), (product) => product.category),
    influencers: countWords(options.influencers, without('influencers'), (product) => product.influencer),
    sizes: countWords(options.sizes, without('sizes'), (product) => product.size),
    priceBands: countBands(without('priceBands')),
  };

  function without(group: 'categories' | 'influencers' | 'sizes' | 'priceBands'): readonly Product[] {
    return filterCatalogue(products, { ...unsorted, [group]: [] });
  }
}

function countWords(values: readonly string[], products: readonly Product[], wordOf: (product: Product) => string) {
  return values.map((value) => ({
    value,
    count: products.filter((product) => wordOf(product).toLowerCase() === value.toLowerCase()).length,
  }));
}

function countBands(products: readonly Product[]): readonly BandCount[] {
  return priceBands.map(({ min, max }) => ({
    band: { min, max },
    count: products.filter((product) => isWithin(product, { min, max })).length,
  }));
}
