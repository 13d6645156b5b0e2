import * as v from 'valibot';
import type {
  CapturedPayment,
  ProviderPayment,
  ProviderRefund,
} from '../../core/backend/ports/orders/ForCollectingPayments.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LIMITS.indexed));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** An order of the provider. */
export const orderSchema = v.object({ id, amount, currency: v.literal('INR') });

/** A payment of the provider. `order_id` is null for a payment without an order. */
const paymentSchema = v.object({
  ...{ id, order_id: v.nullish(id), amount, currency: v.string(), status: v.string() },
  captured: v.nullish(v.boolean()),
});

/** A refund of the provider. `receipt` is the shop's id of it; null when the shop did not give one. */
export const refundSchema = v.pipe(
  v.object({ id, payment_id: id, amount, receipt: v.nullish(v.string()), status: v.string() }),
  v.transform(({ id, payment_id, amount, receipt, status }): ProviderRefund => {
    const isOver = status === 'processed' || status === 'failed';
    const refund = {
      providerRefundId: id,
      paymentId: payment_id,
      amount,
      status: isOver ? status : 'pending',
    } as const;
    return receipt ? { ...refund, refundId: receipt } : refund;
  }),
);

/** The payments of an order. */
export const paymentsSchema = v.object({ items: v.array(paymentSchema) });

/** The refunds of a payment. */
export const refundsSchema = v.object({ items: v.array(refundSchema) });

/** The body of a webhook. Events of a payment have one, events of a refund have both. */
export const eventSchema = v.object({
  event: v.pipe(v.string(), v.nonEmpty()),
  payload: v.optional(
    v.object({
      payment: v.optional(v.object({ entity: paymentSchema })),
      refund: v.optional(v.object({ entity: refundSchema })),
    }),
  ),
});

type WirePayment = v.InferOutput<typeof paymentSchema>;

/** Returns a payment of an order in rupees; undefined for another one, and for one that the shopper has only begun. */
export function paymentOf(payment: WirePayment): ProviderPayment | undefined {
  const { id, order_id, amount, currency } = payment;
  const status = statusOf(payment);
  if (status === undefined || currency !== 'INR' || !order_id) return undefined;
  return { paymentId: id, providerOrderId: order_id, amount, status };
}

/** Returns a payment that is captured and not refunded as a whole; undefined for another one. */
export function capturedOf(wire: WirePayment): CapturedPayment | undefined {
  const payment = wire.status === 'captured' ? paymentOf(wire) : undefined;
  if (payment === undefined) return undefined;
  const { status: _, ...captured } = payment;
  return captured;
}

/** A payment that expires before it is captured is refunded too. */
function statusOf({ status, captured }: WirePayment): ProviderPayment['status'] | undefined {
  if (status === 'refunded') return captured ? 'captured' : 'failed';
  return status === 'authorized' || status === 'captured' || status === 'failed' ? status : undefined;
}
