import * as v from 'valibot';
import { requestKey } from './requestText.ts';

/** The body of POST /user/checkout. */
export const checkoutBody = v.object({ addressId: requestKey, couponId: v.optional(requestKey) });
