import type { WordGroup } from './changeFilters.ts';
import type { Filters } from './Filters.ts';
import type { WordCount } from './facets.ts';
import { type CatalogueOptions, optionsOf } from './options.ts';
import type { Product } from './Product.ts';

/**
 * Products of the same category, influencer and size are of one kind. There are few kinds, however many products:
 * choices are weighed and counts added up kind by kind.
 */
export type IndexedKinds = {
  readonly options: CatalogueOptions;
  /** Each kind once, in order of first appearance. */
  readonly kinds: readonly Kind[];
  /** Which kind each product is of, in catalogue order. */
  readonly kindOf: Uint32Array;
};

/** In each group, the place of the kind's value among the options. */
type Kind = Readonly<Record<WordGroup, number>>;

/** For each kind, the groups whose choice it fails, one bit for each group; 0 when it passes them all. */
export type KindFailures = Uint8Array;

const BIT: Readonly<Record<WordGroup, number>> = { categories: 1, influencers: 2, sizes: 4 };
const NO_OPTION = -1;

export function indexKinds(products: readonly Product[]): IndexedKinds {
  const options = optionsOf(products);
  const toKind = kindReader(options);
  // Stryker disable next-line ArrayDeclaration: a kind that no product is of changes no result
  const kinds: Kind[] = [];
  const known = new Map<string, number>();
  const kindOf = Uint32Array.from(products, (product) => {
    const kind = toKind(product);
    const signature = `${kind.categories} ${kind.influencers} ${kind.sizes}`;
    const number = known.get(signature) ?? kinds.push(kind) - 1;
    known.set(signature, number);
    return number;
  });
  return { options, kinds, kindOf };
}

function kindReader({ categories, influencers, sizes }: CatalogueOptions): (product: Product) => Kind {
  const categoryPlace = placeAmong(categories);
  const influencerPlace = placeAmong(influencers);
  const sizePlace = placeAmong(sizes);
  return ({ category, influencer, size }) => ({
    categories: categoryPlace(category),
    influencers: influencerPlace(influencer),
    sizes: sizePlace(size),
  });
}

/** Finds a word's place among the options, in any case of letters. */
function placeAmong(options: readonly string[]): (word: string) => number {
  const places = new Map(options.map((option, place) => [option.toLowerCase(), place]));
  return (word) => places.get(word.toLowerCase()) ?? NO_OPTION;
}

export function failuresOf({ options, kinds }: IndexedKinds, filters: Filters): KindFailures {
  const passesCategories = groupTest(options, filters, 'categories');
  const passesInfluencers = groupTest(options, filters, 'influencers');
  const passesSizes = groupTest(options, filters, 'sizes');
  return Uint8Array.from(
    kinds,
    (kind) =>
      (passesCategories(kind) ? 0 : BIT.categories) |
      (passesInfluencers(kind) ? 0 : BIT.influencers) |
      (passesSizes(kind) ? 0 : BIT.sizes),
  );
}

function groupTest(options: CatalogueOptions, filters: Filters, group: WordGroup): (kind: Kind) => boolean {
  if (filters[group].length === 0) return () => true;
  const chosen = new Set(filters[group].map(placeAmong(options[group])));
  return (kind) => chosen.has(kind[group]);
}

/** The counts beside a group's options, from the number of products of each kind; what fails another group is left out. */
export function countByOption(
  { options, kinds }: IndexedKinds,
  group: WordGroup,
  failures: KindFailures,
  countOfKind: Uint32Array,
): readonly WordCount[] {
  const counts = new Uint32Array(options[group].length);
  kinds.forEach((kind, number) => {
    const failsElsewhere = ((failures[number] ?? 0) & ~BIT[group]) !== 0;
    if (!failsElsewhere) counts[kind[group]] = (counts[kind[group]] ?? 0) + (countOfKind[number] ?? 0);
  });
  return options[group].map((value, place) => ({ value, count: counts[place] ?? 0 }));
}
