import * as v from 'valibot';
import { wireCartItem } from './wireCartItem.ts';

/** The response of every call under /user/cart: the whole cart. */
export const cartResponse = v.object({ cart: v.array(wireCartItem) });
