import * as v from 'valibot';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LIMITS.indexed));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** An order of the provider. */
export const orderSchema = v.object({ id, amount, currency: v.literal('INR') });

/** `order_id` is null for a payment without an order. */
const paymentSchema = v.object({ id, order_id: v.nullish(id), amount, currency: v.string(), status: v.string() });

/** The payments of an order. */
export const paymentsSchema = v.object({ items: v.array(paymentSchema) });

/** The body of a webhook. Only events of a payment have one. */
export const eventSchema = v.object({
  event: v.pipe(v.string(), v.nonEmpty()),
  payload: v.optional(v.object({ payment: v.optional(v.object({ entity: paymentSchema })) })),
});

export type RazorpayPayment = v.InferOutput<typeof paymentSchema>;
