import { createHash } from 'node:crypto';
import {
  type CapturedPayment,
  type ForCollectingPayments,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
  ProviderUnavailable,
  RefundRefused,
} from '../../core/backend/ports/orders/ForCollectingPayments.ts';
import { type RazorpayAccount, RazorpayClient } from './RazorpayClient.ts';
import { readRazorpayEvent } from './razorpayEvent.ts';
import { capturedOf, orderSchema, paymentOf, paymentsSchema, refundSchema, refundsSchema } from './razorpaySchemas.ts';
import { isSignatureOf, paymentText } from './signature.ts';

const RAZORPAY_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
/** Five days, which is how long Razorpay asks a bank that has not answered. */
const EXPIRY_MINUTES = 7200;
/** Every payment is captured as soon as the bank agrees, however late. */
const CAPTURE = {
  capture: 'automatic',
  capture_options: {
    ...{ automatic_expiry_period: EXPIRY_MINUTES, manual_expiry_period: EXPIRY_MINUTES, refund_speed: 'normal' },
  },
};
/** The most refunds that Razorpay returns at once. Without a number it returns 10. */
const MOST_REFUNDS = 100;

type RefundRequest = Parameters<ForCollectingPayments['refund']>[0];

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
    const body = { amount, currency: 'INR', receipt: checkoutId, payment: CAPTURE };
    const order = await this.#client.call({ path: '/v1/orders', body, responseSchema: orderSchema });
    if (order.amount !== amount) throw new ProviderUnavailable(`Order ${order.id} has another amount`);
    return order.id;
  }

  async capturedPayment(providerOrderId: string): Promise<CapturedPayment | undefined> {
    const items = await this.#payments(providerOrderId);
    return items
      .flatMap((item) => capturedOf(item) ?? [])
      .find((payment) => payment.providerOrderId === providerOrderId);
  }

  async payments(
    providerOrderId: string,
    { timeoutMs }: { readonly timeoutMs?: number } = {},
  ): Promise<readonly ProviderPayment[]> {
    const items = await this.#payments(providerOrderId, timeoutMs);
    return items
      .flatMap((item) => paymentOf(item) ?? [])
      .filter((payment) => payment.providerOrderId === providerOrderId);
  }

  async refund({ refundId, paymentId, amount }: RefundRequest): Promise<ProviderRefund> {
    const refund = await this.#client.call({
      path: `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
      headers: { 'x-refund-idempotency': refundId },
      body: { amount, speed: 'normal', receipt: refundId },
      responseSchema: refundSchema,
      refusal: (description) => new RefundRefused(description),
    });
    const isAsked = refund.paymentId === paymentId && refund.amount === amount;
    if (!isAsked) throw new ProviderUnavailable(`Refund ${refund.providerRefundId} has another payment or amount`);
    return refund;
  }

  async refunds(paymentId: string): Promise<readonly ProviderRefund[]> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=${MOST_REFUNDS}`;
    const { items } = await this.#client.call({ path, responseSchema: refundsSchema });
    return items.filter((refund) => refund.paymentId === paymentId);
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
    const event = readRazorpayEvent(body);
    // A repeated event without an id has the same body.
    return event && { id: eventId ?? createHash('sha256').update(body).digest('hex'), ...event };
  }

  async #payments(providerOrderId: string, timeoutMs?: number) {
    const path = `/v1/orders/${encodeURIComponent(providerOrderId)}/payments`;
    return (await this.#client.call({ path, timeoutMs, responseSchema: paymentsSchema })).items;
  }
}
