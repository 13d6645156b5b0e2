import {
  type CapturedPayment,
  type ForCollectingPayments,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
  ProviderUnreachable,
  RefundRefused,
} from '../../../../core/backend/ports/orders/ForCollectingPayments.ts';
import type { Paise } from '../../../../core/domain/money/Paise.ts';

type Proof = Parameters<ForCollectingPayments['isSigned']>[0];
type Webhook = Parameters<ForCollectingPayments['readEvent']>[0];
type RefundRequest = Parameters<ForCollectingPayments['refund']>[0];

/** A payment provider in memory: `order_1`, `order_2` …, `pay_1`, `pay_2` …, `rfnd_1`, `rfnd_2` … */
export class MemoryProvider implements ForCollectingPayments {
  readonly publicKey = 'key_of_the_shop';
  readonly scriptUrl = 'https://provider.test/checkout.js';
  readonly #orders = new Map<string, { readonly amount: Paise; readonly checkoutId: string }>();
  readonly #payments = new Map<string, ProviderPayment>();
  readonly #refunds = new Map<string, ProviderRefund>();
  /** Test control: makes the calls over the network fail. */
  isUnavailable = false;
  /** Test control: makes the calls over the network fail, with this time to wait. */
  retryAfterSeconds: number | undefined;
  /** Test control: what becomes of the next refunds. With `lost-answer` the refund is processed and the call fails. */
  refundOutcome: ProviderRefund['status'] | 'insufficient-balance' | 'lost-answer' = 'processed';

  async createOrder(order: { readonly amount: Paise; readonly checkoutId: string }): Promise<string> {
    this.#answer();
    const id = `order_${this.#orders.size + 1}`;
    this.#orders.set(id, order);
    return id;
  }

  async capturedPayment(providerOrderId: string): Promise<CapturedPayment | undefined> {
    this.#answer();
    const payment = this.#withStatus('captured', providerOrderId);
    return payment && capturedOf(payment);
  }

  async payments(providerOrderId: string): Promise<readonly ProviderPayment[]> {
    this.#answer();
    return [...this.#payments.values()].filter((payment) => payment.providerOrderId === providerOrderId);
  }

  async refund({ refundId, paymentId, amount }: RefundRequest): Promise<ProviderRefund> {
    this.#answer();
    const made = this.#refunds.get(refundId);
    if (made?.paymentId === paymentId && made.amount === amount) return made;
    if (made !== undefined) throw new RefundRefused('Another refund has this id');
    this.#checkRefund(paymentId, amount);
    const outcome = this.refundOutcome;
    if (outcome === 'insufficient-balance') throw new RefundRefused('The account does not have enough balance');
    const status = outcome === 'lost-answer' ? 'processed' : outcome;
    const refund = { providerRefundId: `rfnd_${this.#refunds.size + 1}`, paymentId, refundId, amount, status };
    this.#refunds.set(refundId, refund);
    if (outcome === 'lost-answer') throw new ProviderUnreachable('The answer is lost');
    return refund;
  }

  async refunds(paymentId: string): Promise<readonly ProviderRefund[]> {
    this.#answer();
    return this.#refundsOf(paymentId);
  }

  isSigned({ providerOrderId, paymentId, signature }: Proof): boolean {
    return signature === MemoryProvider.sign(`${providerOrderId}|${paymentId}`);
  }

  readEvent({ body, signature, eventId }: Webhook): ProviderEvent | undefined {
    if (signature !== MemoryProvider.sign(body)) return undefined;
    try {
      const { type, ...rest } = JSON.parse(body);
      return typeof type === 'string' ? { id: eventId ?? `event of ${body}`, type, ...rest } : undefined;
    } catch {
      return undefined;
    }
  }

  /** Test control: all orders, the oldest first. */
  get orders(): readonly { readonly amount: Paise; readonly checkoutId: string }[] {
    return [...this.#orders.values()];
  }

  /** Test control: pays an order and captures the payment. Returns the payment with its proof. */
  pay(providerOrderId: string): CapturedPayment & Proof {
    return this.#pay(providerOrderId, 'captured');
  }

  /** Test control: pays an order without capturing the payment. Returns the payment with its proof. */
  authorize(providerOrderId: string): CapturedPayment & Proof {
    return this.#pay(providerOrderId, 'authorized');
  }

  /** Test control: captures the authorized payment of an order. */
  capture(providerOrderId: string): void {
    this.#close(providerOrderId, 'captured');
  }

  /** Test control: lets the authorized payment of an order fail or, when none is, a new payment. */
  fail(providerOrderId: string): void {
    if (this.#withStatus('authorized', providerOrderId)) this.#close(providerOrderId, 'failed');
    else this.#pay(providerOrderId, 'failed');
  }

  /** Test control: ends all pending refunds. */
  settleRefunds(status: 'processed' | 'failed'): void {
    for (const [id, refund] of this.#refunds) {
      if (refund.status === 'pending') this.#refunds.set(id, { ...refund, status });
    }
  }

  /** Test control: returns the webhook of the payment of an order that has this status. */
  webhook(type: `payment.${ProviderPayment['status']}`, providerOrderId: string): Webhook {
    const status = type.slice('payment.'.length) as ProviderPayment['status'];
    const payment = this.#withStatus(status, providerOrderId);
    return webhookOf(
      { type, ...(payment && { payment, ...(status === 'captured' && { captured: capturedOf(payment) }) }) },
      providerOrderId,
    );
  }

  /** Test control: returns the webhook of a refund; `refundId` is the shop's id of it. */
  refundWebhook(refundId: string): Webhook {
    const refund = this.#refunds.get(refundId);
    if (refund === undefined) throw new Error(`The provider has no refund ${refundId}`);
    return webhookOf({ type: `refund.${refund.status === 'pending' ? 'created' : refund.status}`, refund }, refundId);
  }

  /** Test control: returns the provider's signature of a text. */
  static sign(text: string): string {
    return `signature of ${text}`;
  }

  #pay(providerOrderId: string, status: ProviderPayment['status']): CapturedPayment & Proof {
    const order = this.#orders.get(providerOrderId);
    if (order === undefined) throw new Error(`The provider has no order ${providerOrderId}`);
    const payment = { paymentId: `pay_${this.#payments.size + 1}`, providerOrderId, amount: order.amount };
    this.#payments.set(payment.paymentId, { ...payment, status });
    return { ...payment, signature: MemoryProvider.sign(`${providerOrderId}|${payment.paymentId}`) };
  }

  #close(providerOrderId: string, status: 'captured' | 'failed'): void {
    const payment = this.#withStatus('authorized', providerOrderId);
    if (payment === undefined) throw new Error(`No payment of ${providerOrderId} is authorized`);
    this.#payments.set(payment.paymentId, { ...payment, status });
  }

  #withStatus(status: ProviderPayment['status'], orderId: string): ProviderPayment | undefined {
    return [...this.#payments.values()].find((paid) => paid.providerOrderId === orderId && paid.status === status);
  }

  #refundsOf(paymentId: string): readonly ProviderRefund[] {
    return [...this.#refunds.values()].filter((refund) => refund.paymentId === paymentId);
  }

  #checkRefund(paymentId: string, amount: Paise): void {
    const payment = this.#payments.get(paymentId);
    if (payment?.status !== 'captured') throw new RefundRefused('The payment is not captured');
    const refunds = this.#refundsOf(paymentId).filter(({ status }) => status !== 'failed');
    const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
    if (refunded + amount > payment.amount) throw new RefundRefused('The amount is greater than what is left');
  }

  #answer(): void {
    const { isUnavailable, retryAfterSeconds } = this;
    if (isUnavailable) throw new ProviderUnreachable('The provider does not answer');
    if (retryAfterSeconds !== undefined) throw new ProviderUnreachable('Too many calls', { retryAfterSeconds });
  }
}

function capturedOf({ status: _, ...payment }: ProviderPayment): CapturedPayment {
  return payment;
}

function webhookOf(event: Omit<ProviderEvent, 'id'>, of: string): Webhook {
  const body = JSON.stringify(event);
  return { body, signature: MemoryProvider.sign(body), eventId: `${event.type} of ${of}` };
}
