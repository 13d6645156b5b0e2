import type { TextFacet } from './changeFilters.ts';
import type { Filters, PriceBand } from './Filters.ts';
import { isWithin } from './filterCatalogue.ts';
import type { CatalogueOptions } from './options.ts';
import type { Product } from './Product.ts';
import { priceBands } from './priceBands.ts';

/** A group of filters with options. The values inside it combine with OR, a product has one of them. */
export type FacetGroup = TextFacet | 'priceBands';

/** Reads options as their indexes among those that the group offers; -1 for a value that it does not offer. */
type FacetReader = {
  readonly optionOf: (product: Product) => number;
  readonly chosenIn: (filters: Filters) => readonly number[];
};

export type FacetReaders = Readonly<Record<FacetGroup, FacetReader>>;

export function facetReaders(options: CatalogueOptions): FacetReaders {
  return {
    categories: textReader(options, 'categories', ({ category }) => category),
    influencers: textReader(options, 'influencers', ({ influencer }) => influencer),
    sizes: textReader(options, 'sizes', ({ size }) => size),
    priceBands: {
      optionOf: (product) => priceBands.findIndex((band) => isWithin(product, band)),
      chosenIn: (filters) => filters.priceBands.map(bandIndex),
    },
  };
}

/** Whether the shop offers each of the bands. */
// Stryker disable BlockStatement,ArrowFunction,ConditionalExpression: without the index a query returns the same, this only saves time
export function areOffered(bands: readonly PriceBand[]): boolean {
  return bands.every((band) => bandIndex(band) !== NOT_OFFERED);
}
// Stryker restore BlockStatement,ArrowFunction,ConditionalExpression

const NOT_OFFERED = -1;

function textReader(options: CatalogueOptions, group: TextFacet, textOf: (product: Product) => string): FacetReader {
  const indexes = new Map(options[group].map((option, index) => [option.toLowerCase(), index]));
  const indexOf = (value: string) => indexes.get(value.toLowerCase()) ?? NOT_OFFERED;
  return {
    optionOf: (product) => indexOf(textOf(product)),
    chosenIn: (filters) => filters[group].map(indexOf),
  };
}

function bandIndex({ min, max }: PriceBand): number {
  return priceBands.findIndex((band) => band.min === min && band.max === max);
}
