import * as v from 'valibot';
import { requestKey } from './requestKey.ts';
import { wireProduct } from './wireProduct.ts';

/** The response of GET /products. */
export const productsResponse = v.object({ products: v.array(wireProduct) });

/** The path of GET /products/{productId}: the product's key or its numeric id. */
export const productParameters = v.object({ productId: requestKey });

/** The response of GET /products/{productId}. */
export const productResponse = v.object({ product: wireProduct });

/** The response of GET /categories. */
export const categoriesResponse = v.object({
  categories: v.array(v.object({ _id: v.string(), categoryName: v.string() })),
});
