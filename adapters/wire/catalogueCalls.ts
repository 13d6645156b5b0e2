import * as v from 'valibot';
import type { CataloguePage } from '../../core/domain/catalogue/CataloguePage.ts';
import type { Suggestion } from '../../core/domain/catalogue/suggestions.ts';
import { fromRupees, toRupees } from '../../core/domain/money/Paise.ts';
import { toWireProduct, wireProduct } from './wireProduct.ts';

const optionCounts = v.array(v.object({ value: v.string(), count: v.number() }));
const bandCounts = v.array(v.object({ min: v.number(), max: v.number(), count: v.number() }));

const wirePage = v.object({
  total: v.number(),
  from: v.number(),
  products: v.array(wireProduct),
  facets: v.object({
    ...{ categories: optionCounts, influencers: optionCounts, sizes: optionCounts },
    prices: bandCounts,
  }),
  suggestion: v.optional(
    v.object({
      part: v.picklist(['search', 'influencers', 'sizes', 'priceBands', 'categories']),
      count: v.number(),
    }),
  ),
});

/** The response of GET /catalogue. Price bands are in rupees. */
export const catalogueResponse = v.pipe(
  wirePage,
  v.transform(({ facets: { prices, ...facets }, suggestion, ...page }): CataloguePage => {
    const priceBands = prices.map(({ min, max, count }) => ({
      band: { min: fromRupees(min), max: fromRupees(max) },
      count,
    }));
    return { ...page, facets: { ...facets, priceBands }, suggestion };
  }),
);

export function toWirePage({ facets, products, suggestion, ...page }: CataloguePage): v.InferInput<typeof wirePage> {
  const { priceBands, ...options } = facets;
  const prices = priceBands.map(({ band, count }) => ({ min: toRupees(band.min), max: toRupees(band.max), count }));
  return {
    ...page,
    products: products.map(toWireProduct),
    facets: { ...options, prices } as v.InferInput<typeof wirePage>['facets'],
    ...(suggestion && { suggestion }),
  };
}

const wireSuggestion = v.variant('kind', [
  v.object({ kind: v.literal('product'), product: wireProduct }),
  v.object({ kind: v.literal('creator'), handle: v.string() }),
  v.object({ kind: v.literal('category'), category: v.string() }),
]);

/** The response of GET /suggestions. */
export const suggestionsResponse = v.object({ suggestions: v.array(wireSuggestion) });

export function toWireSuggestion(suggestion: Suggestion): v.InferInput<typeof wireSuggestion> {
  return suggestion.kind === 'product'
    ? { kind: suggestion.kind, product: toWireProduct(suggestion.product) }
    : suggestion;
}
