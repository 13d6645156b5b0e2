import * as v from 'valibot';
import { wireProduct } from './wireProduct.ts';

/** The response of GET /products. */
export const productsResponse = v.object({ products: v.array(wireProduct) });

/** The response of GET /products/{productId}. */
export const productResponse = v.object({ product: wireProduct });
