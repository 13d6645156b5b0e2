import type { TextFacet } from './changeFilters.ts';
import type { Filters } from './Filters.ts';
import type { OptionCount } from './facets.ts';
import { type CatalogueOptions, optionsOf } from './options.ts';
import type { Product } from './Product.ts';

/**
 * The distinct combinations of category, influencer and size. A catalogue has few of them, however many products it has, so
 * filters are evaluated and counts are added up once for each combination.
 */
export type FacetCombinationIndex = {
  readonly options: CatalogueOptions;
  /** Each combination once, in order of first appearance. */
  readonly combinations: readonly FacetCombination[];
  /** The combination of each product, as an index into `combinations`, in catalogue order. */
  readonly combinationOf: Uint32Array;
};

/** For each group, the index of the value among the options. */
type FacetCombination = Readonly<Record<TextFacet, number>>;

/** For each combination, a bit mask of the groups whose filter it fails; 0 when it matches them all. */
export type FailedGroups = Uint8Array;

const BIT: Readonly<Record<TextFacet, number>> = { categories: 1, influencers: 2, sizes: 4 };
const NO_OPTION = -1;

export function buildCombinationIndex(products: readonly Product[]): FacetCombinationIndex {
  const options = optionsOf(products);
  const toCombination = combinationReader(options);
  // Stryker disable next-line ArrayDeclaration: a combination without products changes no result
  const combinations: FacetCombination[] = [];
  const indexByKey = new Map<string, number>();
  const combinationOf = Uint32Array.from(products, (product) => {
    const combination = toCombination(product);
    const key = `${combination.categories} ${combination.influencers} ${combination.sizes}`;
    const index = indexByKey.get(key) ?? combinations.push(combination) - 1;
    indexByKey.set(key, index);
    return index;
  });
  return { options, combinations, combinationOf };
}

function combinationReader({ categories, influencers, sizes }: CatalogueOptions) {
  const categoryIndex = optionIndexIn(categories);
  const influencerIndex = optionIndexIn(influencers);
  const sizeIndex = optionIndexIn(sizes);
  return ({ category, influencer, size }: Product): FacetCombination => ({
    categories: categoryIndex(category),
    influencers: influencerIndex(influencer),
    sizes: sizeIndex(size),
  });
}

/** Returns a function that finds a value's index among the options, ignoring case. */
function optionIndexIn(options: readonly string[]): (value: string) => number {
  const indexes = new Map(options.map((option, index) => [option.toLowerCase(), index]));
  return (value) => indexes.get(value.toLowerCase()) ?? NO_OPTION;
}

export function failedGroups({ options, combinations }: FacetCombinationIndex, filters: Filters): FailedGroups {
  const matchesCategory = groupFilter(options, filters, 'categories');
  const matchesInfluencer = groupFilter(options, filters, 'influencers');
  const matchesSize = groupFilter(options, filters, 'sizes');
  return Uint8Array.from(
    combinations,
    (combination) =>
      (matchesCategory(combination) ? 0 : BIT.categories) |
      (matchesInfluencer(combination) ? 0 : BIT.influencers) |
      (matchesSize(combination) ? 0 : BIT.sizes),
  );
}

function groupFilter(options: CatalogueOptions, filters: Filters, group: TextFacet) {
  if (filters[group].length === 0) return () => true;
  const chosen = new Set(filters[group].map(optionIndexIn(options[group])));
  return (combination: FacetCombination) => chosen.has(combination[group]);
}

/** Returns the counts beside a group's options. Combinations that fail the filter of another group do not count. */
export function countByOption(
  { options, combinations }: FacetCombinationIndex,
  group: TextFacet,
  failed: FailedGroups,
  countOfCombination: Uint32Array,
): readonly OptionCount[] {
  const counts = new Uint32Array(options[group].length);
  combinations.forEach((combination, index) => {
    const failsOtherGroup = ((failed[index] ?? 0) & ~BIT[group]) !== 0;
    const option = combination[group];
    if (!failsOtherGroup) counts[option] = (counts[option] ?? 0) + (countOfCombination[index] ?? 0);
  });
  return options[group].map((value, option) => ({ value, count: counts[option] ?? 0 }));
}
