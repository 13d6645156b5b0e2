import type { Product } from '../Product.ts';

/** What the groups read of a piece. */
type Grouped = Pick<Product, 'category' | 'categoryName' | 'influencer' | 'size'> & {
  readonly sizes?: readonly { readonly size: string }[] | undefined;
};

/** A group of filters whose values are texts of the products. */
type TextGroup = {
  /** The name of its values in an address and in a call. */
  readonly parameter: string;
  /** The values of a piece: more than one where its sizes differ. */
  readonly of: (piece: Grouped) => readonly string[];
  /** The place of the group in the filter panel; the price has 3. */
  readonly place: number;
};

/**
 * Every group of filters with texts, in the order of an address. Filters, options, counts, query string and calls
 * follow this table: a new group is a new entry, and one in `src/shop/listing/filters/facetTexts.ts`, which the filter panel and the chips follow.
 */
export const textFacets = {
  categories: {
    ...{ parameter: 'category', place: 4 },
    of: ({ category }) => [category],
  },
  influencers: {
    ...{ parameter: 'creator', place: 1 },
    of: ({ influencer }) => [influencer],
  },
  sizes: {
    ...{ parameter: 'size', place: 2 },
    of: ({ size, sizes = [{ size }] }) => sizes.map((each) => each.size),
  },
  people: {
    ...{ parameter: 'for', place: 5 },
    of: ({ categoryName }) => peopleOf(categoryName),
  },
} as const satisfies Readonly<Record<string, TextGroup>>;

/** Returns for whom a piece is: `women` for `women's`; nobody when it says nothing. */
function peopleOf(categoryName: string): readonly string[] {
  const people = categoryName.trim().replace(/['’]s$/, '');
  return people === '' ? [] : [people];
}

export type TextFacet = keyof typeof textFacets;

export const PRICE_GROUP = { parameter: 'price', place: 3 } as const;

/** Every group with texts, in the order of an address. */
export const textFacetNames = Object.keys(textFacets) as readonly TextFacet[];

/** Returns what `make` returns for each group. */
export function byTextFacet<Value>(make: (facet: TextFacet) => Value): Readonly<Record<TextFacet, Value>> {
  return Object.fromEntries(textFacetNames.map((facet) => [facet, make(facet)])) as Record<TextFacet, Value>;
}
