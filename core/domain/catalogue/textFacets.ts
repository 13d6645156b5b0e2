import type { Product } from './Product.ts';

/** A group of filters whose values are texts of the products. */
type TextGroup = {
  /** The heading of the group. */
  readonly title: string;
  /** The name of its values in an address and in a call. */
  readonly parameter: string;
  /** The value of a product. */
  readonly of: (product: Product) => string;
  /** `names` are shown as they are, `words` with a capital; `codes`, such as sizes, are short, and mean nothing without the title. */
  readonly values: 'names' | 'words' | 'codes';
  /** The place of the group in the filter panel; the price has 3. */
  readonly place: number;
  /** The values that are known, in the order in which they are offered, before all others; without it, in catalogue order. */
  readonly order?: readonly string[];
};

/**
 * Every group of filters with texts, in the order of an address. Filters, options, counts, query string, calls, chips and the filter
 * panel follow this table: a new group is a new entry.
 */
export const textFacets = {
  categories: {
    ...{ title: 'Category', parameter: 'category', values: 'words', place: 4 },
    of: ({ category }) => category,
  },
  influencers: {
    ...{ title: 'Influencers', parameter: 'creator', values: 'names', place: 1 },
    of: ({ influencer }) => influencer,
  },
  sizes: {
    ...{ title: 'Size', parameter: 'size', values: 'codes', place: 2 },
    of: ({ size }) => size,
    order: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  },
} as const satisfies Readonly<Record<string, TextGroup>>;

export type TextFacet = keyof typeof textFacets;

export const PRICE_GROUP = { title: 'Price', parameter: 'price', place: 3 } as const;

/** Every group with texts, in the order of an address. */
export const textFacetNames = Object.keys(textFacets) as readonly TextFacet[];

/** Returns what `make` returns for each group. */
export function byTextFacet<Value>(make: (facet: TextFacet) => Value): Readonly<Record<TextFacet, Value>> {
  return Object.fromEntries(textFacetNames.map((facet) => [facet, make(facet)])) as Record<TextFacet, Value>;
}

export function textGroup(facet: TextFacet): TextGroup {
  return textFacets[facet];
}
