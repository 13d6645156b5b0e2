import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  type CapturedPayment,
  type ForCollectingPayments,
  type ProviderEvent,
  ProviderUnavailable,
} from '../../core/backend/ports/ForCollectingPayments.ts';
import { capturedPayment } from './capturedPayment.ts';
import type { RazorpayAccount } from './RazorpayAccount.ts';
import { RazorpayClient } from './RazorpayClient.ts';
import { eventSchema, orderSchema, paymentsSchema } from './razorpaySchemas.ts';
import { isSignatureOf, paymentText } from './signature.ts';

const RAZORPAY_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
/** The events of a payment that the provider has captured. */
const CAPTURED_EVENTS: readonly string[] = ['payment.captured', 'order.paid'];

/** Razorpay's API, version 1. */
export class RazorpayApi implements ForCollectingPayments {
  readonly publicKey: string;
  readonly scriptUrl: string;
  readonly #account: RazorpayAccount;
  readonly #client: RazorpayClient;

  constructor(account: RazorpayAccount, client = new RazorpayClient(account)) {
    this.publicKey = account.keyId;
    this.scriptUrl = account.scriptUrl ?? RAZORPAY_SCRIPT;
    this.#account = account;
    this.#client = client;
  }

  async createOrder({ amount, checkoutId }: { readonly amount: number; readonly checkoutId: string }): Promise<string> {
    const body = { amount, currency: 'INR', receipt: checkoutId, payment_capture: 1 };
    const order = await this.#client.call({ path: '/v1/orders', body, responseSchema: orderSchema });
    if (order.amount !== amount) throw new ProviderUnavailable(`Order ${order.id} has another amount`);
    return order.id;
  }

  async capturedPayment(providerOrderId: string): Promise<CapturedPayment | undefined> {
    const path = `/v1/orders/${encodeURIComponent(providerOrderId)}/payments`;
    const { items } = await this.#client.call({ path, responseSchema: paymentsSchema });
    return items.map(capturedPayment).find((payment) => payment?.providerOrderId === providerOrderId);
  }

  isSigned({ providerOrderId, paymentId, signature }: Parameters<ForCollectingPayments['isSigned']>[0]): boolean {
    return isSignatureOf(paymentText(providerOrderId, paymentId), this.#account.keySecret, signature);
  }

  readEvent({
    body,
    signature,
    eventId,
  }: Parameters<ForCollectingPayments['readEvent']>[0]): ProviderEvent | undefined {
    if (signature === undefined || !isSignatureOf(body, this.#account.webhookSecret, signature)) return undefined;
    const parsed = v.safeParse(eventBody, body);
    if (!parsed.success) return undefined;
    const { event: type, payload } = parsed.output;
    const payment = CAPTURED_EVENTS.includes(type) ? payload?.payment?.entity : undefined;
    const captured = payment && capturedPayment(payment);
    return { id: eventId ?? hashOf(body), type, ...(captured !== undefined && { captured }) };
  }
}

const eventBody = v.pipe(v.string(), v.parseJson(), eventSchema);

/** The id of an event that came without one: a repeated event has the same body. */
function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
