import type { BackEnd } from '../../../core/backend/BackEnd.ts';
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
      handle: listProducts,
      toBody: ({ products, synonyms }) => ({ products: sizesOnce(products).map(toWireListedProduct), synonyms }),
    }),
    publicRoute({
      ...{ method: 'GET', path: '/products/:productId', catalogue: listProducts },
      summary: 'Returns one product by its key or its numeric id.',
      schema: { params: productParameters, response: productResponse },
      refusals: ['unknown-product'],
      handle: async ({ params: { productId } }) => {
        const { products } = await listProducts();
        const hasKey = products.find(({ key }) => key === productId);
        return hasKey ?? products.find(({ id }) => String(id) === productId) ?? 'unknown-product';
      },
      toBody: (product) => ({ product: toWireListedProduct(product) }),
    }),
    publicRoute({
      ...{ method: 'GET', path: '/categories', catalogue: listProducts, schema: { response: categoriesResponse } },
      summary: 'Returns the distinct categories of the products.',
      handle: listProducts,
      toBody: ({ products }) => {
        const names = new Set(products.map(({ category }) => category));
        return { categories: [...names].map((categoryName) => ({ _id: categoryName, categoryName })) };
      },
    }),
  ];
}
