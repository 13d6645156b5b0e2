import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import {
  catalogueResponse,
  creatorsResponse,
  optionsResponse,
  productsResponse,
  suggestionsResponse,
  toWirePage,
  toWireSuggestion,
} from '../../wire/catalogueCalls.ts';
import { catalogueQuery, creatorsQuery, moreQuery, suggestionsQuery } from '../../wire/catalogueRequests.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { picturesResponse, toWirePicture } from '../../wire/wirePicture.ts';
import { productResponse, toWireListedProduct } from '../../wire/wireProduct.ts';
import { type ApiRoute, publicRoute } from '../ApiRoute.ts';

/** The calls with which a storefront searches a catalogue that is too large to hold. */
export function catalogueRoutes({ searchCatalogue, showPictures, listProducts }: BackEnd): readonly ApiRoute[] {
  // What a shopper types is kept by no cache.
  const suggestions = publicRoute({
    ...{ method: 'GET', path: '/suggestions' },
    summary:
      'Returns at most 8 products, creators and categories that a text may mean, the best matches of each first.',
    schema: { querystring: suggestionsQuery, response: suggestionsResponse },
    handle: ({ query: { q } }) => searchCatalogue.suggest(q),
    toBody: (suggestions) => ({ suggestions: suggestions.map(toWireSuggestion) }),
  });
  const creators = publicRoute({
    ...{ method: 'GET', path: '/catalogue/creators' },
    summary: 'Returns some of the creators whose handles contain a text, with the counts of their matching products.',
    schema: { querystring: creatorsQuery, response: creatorsResponse },
    handle: ({ query: { find, filters, places } }) => searchCatalogue.creators(find, filters, places),
    toBody: ({ total, creators }) => ({ total, creators: creators.map((creator) => ({ ...creator })) }),
  });
  const rows = [
    publicRoute({
      ...{ method: 'GET', path: '/catalogue/options' },
      summary: 'Returns the options of the filters, of the creators the first 24.',
      schema: { response: optionsResponse },
      handle: () => searchCatalogue.options(),
    }),
    publicRoute({
      ...{ method: 'GET', path: '/catalogue' },
      summary:
        'Returns some of the products that match the query string of the listing; with the first ones, the counts of its filters.',
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
      toBody: (product) => ({ product: toWireListedProduct(product) }),
    }),
    publicRoute({
      ...{ method: 'GET', path: '/catalogue/:id/more' },
      summary:
        "Returns other pieces: those of the product's creator, the same category first, then others of the category.",
      schema: { params: entryParameters, querystring: moreQuery, response: productsResponse },
      refusals: ['unknown-product'],
      handle: ({ params: { id }, query: { count } }) => searchCatalogue.moreLike(id, count),
      toBody: (products) => ({ products: products.map(toWireListedProduct) }),
    }),
    publicRoute({
      ...{ method: 'GET', path: '/catalogue/:id/pictures' },
      summary: 'Returns the pictures of a product that it does not have itself, of at most 8 in all.',
      schema: { params: entryParameters, response: picturesResponse },
      refusals: ['unknown-product'],
      handle: ({ params: { id } }) => showPictures(id),
      toBody: (pictures) => ({ pictures: pictures.map(toWirePicture) }),
    }),
  ];
  const kept = rows.map((row): ApiRoute => ({ ...row, keptFor: 'once' }));
  return [...kept, creators, suggestions].map((row) => ({ ...row, catalogue: listProducts }));
}
