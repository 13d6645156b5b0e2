import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import { catalogueResponse, suggestionsResponse, toWirePage, toWireSuggestion } from '../../wire/catalogueCalls.ts';
import { catalogueQuery, moreQuery, suggestionsQuery } from '../../wire/catalogueRequests.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { productResponse, productsResponse, toWireProduct } from '../../wire/wireProduct.ts';
import { type ApiRoute, publicRoute } from '../ApiRoute.ts';

/** The calls with which a storefront searches a catalogue that is too large to hold. */
export function catalogueRoutes({ searchCatalogue, listProducts }: BackEnd): readonly ApiRoute[] {
  // What a shopper types is kept by no cache.
  const suggestions = publicRoute({
    ...{ method: 'GET', path: '/suggestions' },
    summary:
      'Returns at most 8 products, creators and categories that a text may mean, the best matches of each first.',
    schema: { querystring: suggestionsQuery, response: suggestionsResponse },
    handle: ({ query: { q } }) => searchCatalogue.suggest(q),
    toBody: (suggestions) => ({ suggestions: suggestions.map(toWireSuggestion) }),
  });
  const rows = [
    publicRoute({
      ...{ method: 'GET', path: '/catalogue' },
      summary:
        'Returns some of the products that match the query string of the listing, and the counts of its filters.',
      schema: { querystring: catalogueQuery, response: catalogueResponse },
      handle: ({ query: { filters, places } }) => searchCatalogue.page(filters, places),
      toBody: toWirePage,
    }),
    publicRoute({
      ...{ method: 'GET', path: '/catalogue/:id' },
      summary: 'Returns one product by its numeric id.',
      schema: { params: entryParameters, response: productResponse },
      refusals: ['unknown-product'],
      handle: ({ params: { id } }) => searchCatalogue.product(id),
      toBody: (product) => ({ product: toWireProduct(product) }),
    }),
    publicRoute({
      ...{ method: 'GET', path: '/catalogue/:id/more' },
      summary: "Returns other products of the product's creator, those of the same category first.",
      schema: { params: entryParameters, querystring: moreQuery, response: productsResponse },
      refusals: ['unknown-product'],
      handle: ({ params: { id }, query: { count } }) => searchCatalogue.moreFromCreator(id, count),
      toBody: (products) => ({ products: products.map(toWireProduct) }),
    }),
  ];
  const kept = rows.map((row): ApiRoute => ({ ...row, keptFor: 'once' }));
  return [...kept, suggestions].map((row) => ({ ...row, catalogue: listProducts }));
}
