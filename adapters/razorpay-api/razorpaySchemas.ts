import * as v from 'valibot';
import type { CapturedPayment } from '../../core/backend/ports/ForCollectingPayments.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LIMITS.indexed));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** An order of the provider. */
export const orderSchema = v.object({ id, amount, currency: v.literal('INR') });

/**
 * A payment of the provider; undefined when it is not captured, or pays no order. A refunded payment is not captured. `order_id`
 * is null for a payment without an order.
 */
const capturedSchema = v.pipe(
  v.object({ id, order_id: v.nullish(id), amount, currency: v.string(), status: v.string() }),
  v.transform(({ id, order_id, amount, currency, status }): CapturedPayment | undefined => {
    if (status !== 'captured' || currency !== 'INR' || !order_id) return undefined;
    return { paymentId: id, providerOrderId: order_id, amount };
  }),
);

/** The payments of an order. */
export const paymentsSchema = v.object({ items: v.array(capturedSchema) });

/** The body of a webhook. Only events of a payment have one. */
export const eventSchema = v.object({
  event: v.pipe(v.string(), v.nonEmpty()),
  payload: v.optional(v.object({ payment: v.optional(v.object({ entity: capturedSchema })) })),
});
