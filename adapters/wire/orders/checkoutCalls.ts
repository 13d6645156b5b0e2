import * as v from 'valibot';
import { wireAddress } from '../account/wireAddress.ts';
import { wireCartItem } from '../wireCartItem.ts';
import { wirePaise } from './wireOrder.ts';

const id = v.pipe(v.string(), v.nonEmpty());

/** The response of POST /user/checkout: the agreed price in paise, and what the provider's window needs. */
export const checkoutResponse = v.object({
  checkout: v.object({
    id,
    amount: wirePaise,
    currency: v.literal('INR'),
    /** The sum of original prices. */
    subTotal: wirePaise,
    discount: wirePaise,
    couponDiscount: wirePaise,
    lines: v.array(wireCartItem),
    address: wireAddress,
    /** `keyId` is the public key of the shop's account, `orderId` the provider's id of its order. */
    payment: v.object({
      ...{ provider: v.literal('razorpay'), keyId: id, orderId: id, scriptUrl: id },
      /** For how long the window may stay open, in seconds from the response on. */
      timeout: v.optional(v.number()),
    }),
    /** Until when the pieces are held. */
    expiresAt: v.optional(v.string()),
  }),
});

/** The response of POST /user/checkout in the JSON of `/api`. */
export type CheckoutResponse = v.InferInput<typeof checkoutResponse>;
