import * as v from 'valibot';

/** Razorpay takes no shorter period. */
const minutes = v.pipe(v.number(), v.integer(), v.minValue(12));
const captureOptions = v.object({
  automatic_expiry_period: minutes,
  manual_expiry_period: minutes,
  refund_speed: v.picklist(['normal', 'optimum']),
});
/** The body that creates an order. */
export const orderRequest = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(100, 'Order amount less than minimum amount allowed')),
  currency: v.literal('INR', 'Currency is not supported'),
  receipt: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  payment: v.optional(v.object({ capture: v.literal('automatic'), capture_options: captureOptions })),
});

/** The body that makes a refund. */
export const refundRequest = v.object({
  amount: v.pipe(
    v.number(),
    v.integer('The amount must be an integer.'),
    v.minValue(100, 'The amount must be at least INR 1.00.'),
  ),
  speed: v.optional(v.picklist(['normal', 'optimum'])),
  receipt: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
/** The idempotency key of a refund. */
export const refundKey = v.optional(
  v.pipe(v.string(), v.regex(/^[\w-]{10,}$/, 'The idempotency key must be at least 10 characters')),
);
