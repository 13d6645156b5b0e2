import * as v from 'valibot';
import type { ProviderEvent } from '../../core/backend/ports/orders/ForCollectingPayments.ts';
import { capturedOf, eventSchema, paymentOf } from './razorpaySchemas.ts';

/** The events of a payment that the provider has captured. */
const CAPTURED_EVENTS: readonly string[] = ['payment.captured', 'order.paid'];
const PAYMENT_EVENTS: readonly string[] = [...CAPTURED_EVENTS, 'payment.authorized', 'payment.failed'];
const REFUND_EVENTS: readonly string[] = [
  'refund.created',
  'refund.processed',
  'refund.failed',
  'refund.speed_changed',
];

const eventBody = v.pipe(v.string(), v.parseJson(), eventSchema);

/**
 * Reads the body of a webhook; undefined when it is no event. What has happened to a payment or a refund is in the body: the name of the event
 * may be of an earlier state.
 */
export function readRazorpayEvent(body: string): Omit<ProviderEvent, 'id'> | undefined {
  const parsed = v.safeParse(eventBody, body);
  if (!parsed.success) return undefined;
  const { event: type, payload } = parsed.output;
  const entity = payload?.payment?.entity;
  const captured = entity && CAPTURED_EVENTS.includes(type) ? capturedOf(entity) : undefined;
  const payment = entity && PAYMENT_EVENTS.includes(type) ? paymentOf(entity) : undefined;
  const refund = REFUND_EVENTS.includes(type) ? payload?.refund?.entity : undefined;
  return { type, ...(captured && { captured }), ...(payment && { payment }), ...(refund && { refund }) };
}
