import * as v from 'valibot';
import { MAX_QUANTITY } from '../../core/domain/cart/CartItem.ts';
import { requestKey } from './requestText.ts';

const productEntries = { product: v.object({ _id: requestKey }) };

/** A product in the body of POST /user/wishlist. Its other fields are ignored. */
export const productBody = v.object(productEntries);

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));

/** The body of POST /user/cart: one piece is added, or a removed line is restored with its quantity. */
export const addToCartBody = v.object({ ...productEntries, restore: v.optional(v.object({ quantity })) });

/** The body of POST /user/cart/{id}: changes the quantity by one. */
export const changeCartBody = v.object({ action: v.object({ type: v.picklist(['increment', 'decrement']) }) });

/** The headers of a call that a repeated request does not make twice. Without a key, each request counts. */
export const idempotencyHeaders = v.object({
  'idempotency-key': v.optional(
    v.pipe(
      v.string(),
      v.uuid(),
      v.description('A UUID of the change. A repeated request with the same one changes nothing.'),
    ),
  ),
});
