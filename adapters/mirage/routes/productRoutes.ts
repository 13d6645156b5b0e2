import type { Server } from 'miragejs';
import type { MockContext } from '../MockContext.ts';
import { unknownProduct } from '../refusals.ts';
import { answer, open } from './handlers.ts';

/** GET /products, /products/{productId} and /categories. */
export function productRoutes(server: Server, { database }: MockContext): void {
  server.get(
    '/products',
    open(() => answer(200, { products: database.products() })),
  );

  server.get(
    '/products/:productId',
    open(({ params }) => {
      const product = database.product(params.productId ?? '');
      return product === undefined ? unknownProduct() : answer(200, { product });
    }),
  );

  server.get(
    '/categories',
    open(() => {
      const names = new Set(database.products().map(({ category }) => category));
      return answer(200, { categories: [...names].map((categoryName) => ({ _id: categoryName, categoryName })) });
    }),
  );
}
