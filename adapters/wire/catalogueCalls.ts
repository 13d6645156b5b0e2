import * as v from 'valibot';
import type { ShownFacets } from '../../core/domain/catalogue/facets/shownFacets.ts';
import { byTextFacet } from '../../core/domain/catalogue/facets/textFacets.ts';
import { filterParts } from '../../core/domain/catalogue/filters/appliedFilters.ts';
import {
  filtersFromQueryString,
  filtersToQueryString,
} from '../../core/domain/catalogue/filters/filtersQueryString.ts';
import type { CataloguePage } from '../../core/domain/catalogue/search/CataloguePage.ts';
import type { Suggestion } from '../../core/domain/catalogue/search/suggestions.ts';
import { fromRupees, toRupees } from '../../core/domain/money/Paise.ts';
import { toWireListedProduct, wireProduct } from './wireProduct.ts';

const optionCounts = v.array(v.object({ value: v.string(), count: v.number() }));
const bandCounts = v.array(v.object({ min: v.number(), max: v.number(), count: v.number() }));

const wirePage = v.object({
  total: v.number(),
  from: v.number(),
  products: v.array(wireProduct),
  // Of the products from place 0 on.
  facets: v.optional(
    v.object({
      // A group may be missing in an answer that a browser has kept.
      ...byTextFacet(() => v.optional(optionCounts, [])),
      prices: bandCounts,
      // Without it, all creators are there: so it was in answers that a browser may have kept.
      influencerCount: v.optional(v.number()),
    }),
  ),
  suggestion: v.optional(
    v.object({
      part: v.picklist(filterParts),
      count: v.number(),
    }),
  ),
  /** What the search text may mean where no name holds it; the filters as in the query of an address. */
  wider: v.optional(
    v.object({
      filters: v.string(),
      total: v.number(),
      products: v.array(wireProduct),
    }),
  ),
});

/** The response of GET /catalogue. Price bands are in rupees. */
export const catalogueResponse = v.pipe(
  wirePage,
  v.transform(
    ({ facets, suggestion, wider, ...page }): CataloguePage => ({
      ...page,
      facets: facets && fromWireFacets(facets),
      suggestion,
      wider: wider && { ...wider, filters: filtersFromQueryString(wider.filters) },
    }),
  ),
);

type WirePage = v.InferOutput<typeof wirePage>;
type WireFacets = NonNullable<WirePage['facets']>;

function fromWireFacets({ prices, ...options }: WireFacets): ShownFacets {
  const priceBands = prices.map(({ min, max, count }) => ({
    band: { min: fromRupees(min), max: fromRupees(max) },
    count,
  }));
  return { ...options, influencerCount: options.influencerCount ?? options.influencers.length, priceBands };
}

export function toWirePage({
  facets,
  products,
  suggestion,
  wider,
  ...page
}: CataloguePage): v.InferInput<typeof wirePage> {
  return {
    ...page,
    products: products.map(toWireListedProduct),
    ...(facets && { facets: toWireFacets(facets) }),
    ...(suggestion && { suggestion }),
    ...(wider && {
      wider: {
        filters: filtersToQueryString(wider.filters),
        total: wider.total,
        products: wider.products.map(toWireListedProduct),
      },
    }),
  };
}

function toWireFacets({ priceBands, ...options }: ShownFacets): WireFacets {
  const prices = priceBands.map(({ band, count }) => ({ min: toRupees(band.min), max: toRupees(band.max), count }));
  return { ...options, prices } as WireFacets;
}

const texts = v.array(v.string());

/** The response of GET /catalogue/options. */
export const optionsResponse = v.object({
  ...{ categories: texts, influencers: texts, influencerCount: v.number() },
  // It may be missing in an answer that a browser has kept.
  people: v.optional(texts, []),
});

/** The response of GET /catalogue/{id}/more. */
export const productsResponse = v.object({ products: v.array(wireProduct) });

/** The response of GET /catalogue/creators. */
export const creatorsResponse = v.object({ total: v.number(), creators: optionCounts });

const wireSuggestion = v.variant('kind', [
  v.object({ kind: v.literal('product'), product: wireProduct }),
  v.object({ kind: v.literal('creator'), handle: v.string() }),
  v.object({ kind: v.literal('category'), category: v.string() }),
]);

/** The response of GET /suggestions. */
export const suggestionsResponse = v.object({ suggestions: v.array(wireSuggestion) });

export function toWireSuggestion(suggestion: Suggestion): v.InferInput<typeof wireSuggestion> {
  return suggestion.kind === 'product'
    ? { kind: suggestion.kind, product: toWireListedProduct(suggestion.product) }
    : suggestion;
}
