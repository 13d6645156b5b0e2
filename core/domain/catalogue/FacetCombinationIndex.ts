import type { TextFacet } from './changeFilters.ts';
import type { Filters } from './Filters.ts';
import { type FacetGroup, type FacetReaders, facetReaders } from './facetReaders.ts';
import type { Facets } from './facets.ts';
import { type CatalogueOptions, optionsOf } from './options.ts';
import type { Product } from './Product.ts';
import { priceBands } from './priceBands.ts';

/**
 * The distinct combinations of category, influencer, size and price band. A catalogue has few of them, however many products it
 * has, so filters are evaluated and counts are added up once for each combination.
 */
export type FacetCombinationIndex = {
  readonly options: CatalogueOptions;
  readonly readers: FacetReaders;
  /** For each group, the option of each combination; -1 for a price outside of every band. */
  readonly optionOf: Readonly<Record<FacetGroup, Int32Array>>;
  /** The combination of each product, as an index into each of `optionOf`, in catalogue order. */
  readonly combinationOf: Uint32Array;
  /** How many combinations there are. */
  readonly size: number;
};

/** For each combination, a bit mask of the groups whose filter it fails; 0 when it matches them all. */
export type FailedGroups = Uint8Array;

const BIT: Readonly<Record<FacetGroup, number>> = { categories: 1, influencers: 2, sizes: 4, priceBands: 8 };
const GROUPS = ['categories', 'influencers', 'sizes', 'priceBands'] as const;

export function buildCombinationIndex(products: readonly Product[]): FacetCombinationIndex {
  const options = optionsOf(products);
  const readers = facetReaders(options);
  // Stryker disable next-line ArrayDeclaration: a combination without products changes no result
  const firstProducts: Product[] = [];
  const indexByKey = new Map<string, number>();
  const combinationOf = Uint32Array.from(products, (product) => {
    const key = GROUPS.map((group) => readers[group].optionOf(product)).join(' ');
    const index = indexByKey.get(key) ?? firstProducts.push(product) - 1;
    indexByKey.set(key, index);
    return index;
  });
  const column = (group: FacetGroup) => Int32Array.from(firstProducts, readers[group].optionOf);
  const optionOf = {
    ...{ categories: column('categories'), influencers: column('influencers') },
    ...{ sizes: column('sizes'), priceBands: column('priceBands') },
  };
  return { options, readers, optionOf, combinationOf, size: firstProducts.length };
}

/** `filters` have price bands that the shop offers. */
export function failedGroups({ readers, optionOf, size }: FacetCombinationIndex, filters: Filters): FailedGroups {
  const failed = new Uint8Array(size);
  for (const group of GROUPS) {
    const chosen = new Set(readers[group].chosenIn(filters));
    if (chosen.size === 0) continue;
    optionOf[group].forEach((option, index) => {
      if (!chosen.has(option)) failed[index] = (failed[index] ?? 0) | BIT[group];
    });
  }
  return failed;
}

/** Returns the counts beside all options. Combinations that fail the filter of another group do not count for a group. */
export function facetCounts(
  { options, optionOf }: FacetCombinationIndex,
  failed: FailedGroups,
  countOf: Uint32Array,
): Facets {
  const countsIn = (group: FacetGroup, optionCount: number) => {
    const counts = new Uint32Array(optionCount);
    optionOf[group].forEach((option, index) => {
      const failsOtherGroup = ((failed[index] ?? 0) & ~BIT[group]) !== 0;
      if (!failsOtherGroup) counts[option] = (counts[option] ?? 0) + (countOf[index] ?? 0);
    });
    return counts;
  };
  const textCounts = (group: TextFacet) => {
    const counts = countsIn(group, options[group].length);
    return options[group].map((value, option) => ({ value, count: counts[option] ?? 0 }));
  };
  const bandCounts = countsIn('priceBands', priceBands.length);
  return {
    categories: textCounts('categories'),
    influencers: textCounts('influencers'),
    sizes: textCounts('sizes'),
    priceBands: priceBands.map(({ min, max }, option) => ({ band: { min, max }, count: bandCounts[option] ?? 0 })),
  };
}
