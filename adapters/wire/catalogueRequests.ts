import * as v from 'valibot';
import { filterParameters, filtersFromValues } from '../../core/domain/catalogue/filters/filtersQueryString.ts';
import { SUGGESTION_TEXT_LIMIT } from '../../core/domain/catalogue/search/suggestionText.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import { requestKey, requestText } from './requestText.ts';

/** The most products in one response. */
const MOST_PRODUCTS = 100;

const text = requestText(TEXT_LIMITS.path);
const texts = v.optional(v.union([text, v.array(text)]), []);
const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Invalid number'), v.transform(Number));
const count = v.optional(v.pipe(number, v.maxValue(MOST_PRODUCTS, `At most ${MOST_PRODUCTS}`)), '24');

const listing = {
  ...Object.fromEntries(filterParameters.map((name) => [name, texts])),
  ...{ from: v.optional(number, '0'), count },
};

/** The query string of GET /catalogue: that of the listing, and the places of the products that are asked for. */
export const catalogueQuery = v.pipe(v.object(listing), v.transform(readListing));

/** The query string of GET /catalogue/creators: the same, and the text that their handles contain. */
export const creatorsQuery = v.pipe(
  v.object({ ...listing, find: v.optional(requestText(SUGGESTION_TEXT_LIMIT), '') }),
  v.transform(({ find, ...values }) => ({ find, ...readListing(values) })),
);

type Listing = v.InferOutput<v.ObjectSchema<typeof listing, undefined>>;

function readListing({ from, count, ...values }: Listing) {
  return {
    filters: filtersFromValues((name) => [values[name as keyof typeof values]].flat()),
    places: { from, count },
  };
}

/** The query string of GET /catalogue/{id}/more. */
export const moreQuery = v.object({ count });

/** The query string of GET /suggestions: the text that a shopper types. */
export const suggestionsQuery = v.object({ q: v.pipe(requestText(SUGGESTION_TEXT_LIMIT), v.minLength(1)) });

/** The path of GET /products/{productId}: the product's key or its numeric id. */
export const productParameters = v.object({ productId: requestKey });
