import * as v from 'valibot';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestKey, requestText } from '../requestText.ts';

const text = requestText(TEXT_LIMITS.path);
const providerId = requestText(TEXT_LIMITS.indexed);

/** The body of POST /user/orders: the provider's proof of the payment of a checkout. */
export const orderBody = v.object({
  order: v.object({ checkoutId: text, paymentId: providerId, providerOrderId: providerId, signature: text }),
});

/** The body of POST /user/checkout. */
export const checkoutBody = v.object({ addressId: requestKey, couponId: v.optional(requestKey) });
