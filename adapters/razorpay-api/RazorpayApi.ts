import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  type CapturedPayment,
  type ForCollectingPayments,
  type ProviderEvent,
  ProviderUnavailable,
} from '../../core/backend/ports/ForCollectingPayments.ts';
import { type RazorpayAccount, RazorpayClient } from './RazorpayClient.ts';
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
    return items.find((payment) => payment?.providerOrderId === providerOrderId);
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
    const captured = CAPTURED_EVENTS.includes(type) ? payload?.payment?.entity : undefined;
    // A repeated event without an id has the same body.
    const id = eventId ?? createHash('sha256').update(body).digest('hex');
    return { id, type, ...(captured !== undefined && { captured }) };
  }
}

const eventBody = v.pipe(v.string(), v.parseJson(), eventSchema);
