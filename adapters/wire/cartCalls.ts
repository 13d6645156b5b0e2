import * as v from 'valibot';
import { requestKey } from './requestKey.ts';
import { wireCartItem } from './wireCartItem.ts';

/** The response of every call under /user/cart: the whole cart. */
export const cartResponse = v.object({ cart: v.array(wireCartItem) });

/** A product in the body of POST /user/cart and POST /user/wishlist. Its other fields are ignored. */
export const productBody = v.object({ product: v.object({ _id: requestKey }) });

/** The body of POST /user/cart/{id}: changes the quantity by one. */
export const changeCartBody = v.object({ action: v.object({ type: v.picklist(['increment', 'decrement']) }) });
