import * as v from 'valibot';
import type { CataloguePage } from '../../core/domain/catalogue/CataloguePage.ts';
import { filtersFromValues } from '../../core/domain/catalogue/filtersQueryString.ts';
import { fromRupees, toRupees } from '../../core/domain/money/Paise.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import { requestKey } from './requestKey.ts';
import { requestText } from './requestText.ts';
import { toWireProduct, wireProduct } from './wireProduct.ts';

/** The most products in one response. */
const MOST_PRODUCTS = 100;

const text = requestText(TEXT_LIMITS.path);
const texts = v.optional(v.union([text, v.array(text)]), []);
const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Invalid number'), v.transform(Number));
const count = v.optional(v.pipe(number, v.maxValue(MOST_PRODUCTS, `At most ${MOST_PRODUCTS}`)), '24');

/** The query string of GET /catalogue: that of the listing, and the places of the products that are asked for. */
export const catalogueQuery = v.pipe(
  v.object({
    ...{ q: texts, category: texts, creator: texts, size: texts, price: texts, sort: texts },
    ...{ from: v.optional(number, '0'), count },
  }),
  v.transform(({ from, count, ...values }) => ({
    filters: filtersFromValues((name) => [values[name as keyof typeof values]].flat()),
    places: { from, count },
  })),
);

export type CatalogueQuery = v.InferOutput<typeof catalogueQuery>;

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

/** The path of GET /catalogue/{id} and what is below it: the product's numeric id. */
export const catalogueParameters = v.object({ id: requestKey });

/** The query string of GET /catalogue/{id}/more. */
export const moreQuery = v.object({ count });
