import * as v from 'valibot';
import { requestKey } from './requestKey.ts';

/** The path of GET /products/{productId}: the product's key or its numeric id. */
export const productParameters = v.object({ productId: requestKey });
