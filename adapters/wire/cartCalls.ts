import * as v from 'valibot';
import { wireCartItem } from './wireCartItem.ts';

/** The response of every call under /user/cart: the whole cart. */
export const cartResponse = v.object({ cart: v.array(wireCartItem) });

/** The response of GET /user/cart/page: the whole cart and, unless it could not be rendered, the HTML in the root of the cart page. */
export const cartPageResponse = v.object({ ...cartResponse.entries, html: v.optional(v.string()) });
