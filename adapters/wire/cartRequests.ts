import * as v from 'valibot';
import { MAX_QUANTITY } from '../../core/domain/cart/CartItem.ts';
import { requestKey } from './requestText.ts';

const productEntries = { product: v.object({ _id: requestKey }) };

/** The key of the product that a restored one is put before. Without it, or when the list has it no more, the product is put at the end. */
const before = v.optional(requestKey);

/** The body of POST /user/wishlist: a product is added, or a removed one is restored to its place. Its other fields are ignored. */
export const addToWishlistBody = v.object({ ...productEntries, restore: v.optional(v.object({ before })) });

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));

/** The body of POST /user/cart: one piece is added, or a removed line is restored with its quantity to its place. */
export const addToCartBody = v.object({ ...productEntries, restore: v.optional(v.object({ quantity, before })) });

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
