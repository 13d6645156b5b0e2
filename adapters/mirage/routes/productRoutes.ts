import type { Server } from 'miragejs';
import { unknownProduct } from '../errorResponses.ts';
import type { MockContext } from '../MockContext.ts';
import { jsonResponse, publicHandler } from './handlers.ts';

/** The routes GET /products, /products/{productId} and /categories. */
export function productRoutes(server: Server, { database }: MockContext): void {
  server.get(
    '/products',
    publicHandler(() => jsonResponse(200, { products: database.products })),
  );

  server.get(
    '/products/:productId',
    publicHandler(({ params }) => {
      const product = database.product(params.productId ?? '');
      return product === undefined ? unknownProduct() : jsonResponse(200, { product });
    }),
  );

  server.get(
    '/categories',
    publicHandler(() => {
      const names = new Set(database.products.map(({ category }) => category));
      return jsonResponse(200, { categories: [...names].map((categoryName) => ({ _id: categoryName, categoryName })) });
    }),
  );
}
