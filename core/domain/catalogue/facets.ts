import type { Filters, PriceBand } from './Filters.ts';
import { filterCatalogue, isWithin } from './filterCatalogue.ts';
import { optionsOf } from './options.ts';
import type { Product } from './Product.ts';
import { priceBands } from './priceBands.ts';

export type OptionCount = { readonly value: string; readonly count: number };
export type BandCount = { readonly band: PriceBand; readonly count: number };

/** The number of products that match each option together with the filters of the other groups. */
export type Facets = {
  readonly categories: readonly OptionCount[];
  readonly influencers: readonly OptionCount[];
  readonly sizes: readonly OptionCount[];
  readonly priceBands: readonly BandCount[];
};

/** Returns the counts beside every option. The reference implementation of the counts of `CatalogueIndex`. */
export function facetsOf(products: readonly Product[], filters: Filters): Facets {
  const options = optionsOf(products);
  const unsorted: Filters = { ...filters, sort: undefined };
  return {
    categories: countValues(options.categories, without('categories'), (product) => product.category),
    influencers: countValues(options.influencers, without('influencers'), (product) => product.influencer),
    sizes: countValues(options.sizes, without('sizes'), (product) => product.size),
    priceBands: countBands(without('priceBands')),
  };

  function without(group: 'categories' | 'influencers' | 'sizes' | 'priceBands'): readonly Product[] {
    return filterCatalogue(products, { ...unsorted, [group]: [] });
  }
}

function countValues(values: readonly string[], products: readonly Product[], toValue: (product: Product) => string) {
  return values.map((value) => ({
    value,
    count: products.filter((product) => toValue(product).toLowerCase() === value.toLowerCase()).length,
  }));
}

function countBands(products: readonly Product[]): readonly BandCount[] {
  return priceBands.map(({ min, max }) => ({
    band: { min, max },
    count: products.filter((product) => isWithin(product, { min, max })).length,
  }));
}
