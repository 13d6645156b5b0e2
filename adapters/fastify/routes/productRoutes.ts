import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import { numericId } from '../../../core/domain/catalogue/findProduct.ts';
import { sizesOnce } from '../../../core/domain/catalogue/sizes.ts';
import { productParameters } from '../../wire/catalogueRequests.ts';
import { categoriesResponse } from '../../wire/categoryCalls.ts';
import { productResponse, toWireListedProduct, wholeCatalogueResponse } from '../../wire/wireProduct.ts';
import { type ApiRoute, publicRoute } from '../ApiRoute.ts';

/** The calls under /products and /categories. */
export function productRoutes({ listProducts }: BackEnd): readonly ApiRoute[] {
  return [
    publicRoute({
      ...{ method: 'GET', path: '/products', catalogue: listProducts, keptFor: 'often' },
      schema: { response: wholeCatalogueResponse },
      summary:
        'Returns the whole catalogue, with prices in rupees, and the words that mean the same in a search. The sizes of a piece are at its first product.',
      refusals: ['catalogue-too-large'],
      handle: async () => {
        const { held, synonyms } = await listProducts();
        return held === undefined ? 'catalogue-too-large' : { products: held.products, synonyms };
      },
      toBody: ({ products, synonyms }) => ({ products: sizesOnce(products).map(toWireListedProduct), synonyms }),
    }),
    publicRoute({
      ...{ method: 'GET', path: '/products/:productId', catalogue: listProducts },
      summary: 'Returns one product by its key or its numeric id.',
      schema: { params: productParameters, response: productResponse },
      refusals: ['unknown-product'],
      handle: async ({ params: { productId } }) => {
        const { find, withId } = await listProducts();
        const [hasKey, id] = [(await find([productId])).get(productId), numericId(productId)];
        return hasKey ?? (id === undefined ? undefined : await withId(id)) ?? 'unknown-product';
      },
      toBody: (product) => ({ product: toWireListedProduct(product) }),
    }),
    publicRoute({
      ...{ method: 'GET', path: '/categories', catalogue: listProducts, schema: { response: categoriesResponse } },
      summary: 'Returns the distinct categories of the products.',
      handle: listProducts,
      toBody: ({ entries }) => {
        const names = new Set(entries.values.categories.lists.flat());
        return { categories: [...names].map((categoryName) => ({ _id: categoryName, categoryName })) };
      },
    }),
  ];
}
