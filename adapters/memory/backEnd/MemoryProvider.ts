import {
  type CapturedPayment,
  type ForCollectingPayments,
  type ProviderEvent,
  ProviderUnreachable,
} from '../../../core/backend/ports/ForCollectingPayments.ts';
import type { Paise } from '../../../core/domain/money/Paise.ts';

type Proof = Parameters<ForCollectingPayments['isSigned']>[0];
type Webhook = Parameters<ForCollectingPayments['readEvent']>[0];

/** A payment provider in memory: `order_1`, `order_2` …, `pay_1`, `pay_2` … */
export class MemoryProvider implements ForCollectingPayments {
  readonly publicKey = 'key_of_the_shop';
  readonly scriptUrl = 'https://provider.test/checkout.js';
  readonly #orders = new Map<string, { readonly amount: Paise; readonly checkoutId: string }>();
  readonly #captured: CapturedPayment[] = [];
  #payments = 0;
  /** Test control: makes the calls over the network fail. */
  isUnavailable = false;

  async createOrder(order: { readonly amount: Paise; readonly checkoutId: string }): Promise<string> {
    this.#answer();
    const id = `order_${this.#orders.size + 1}`;
    this.#orders.set(id, order);
    return id;
  }

  async capturedPayment(providerOrderId: string): Promise<CapturedPayment | undefined> {
    this.#answer();
    return this.#captured.find((payment) => payment.providerOrderId === providerOrderId);
  }

  isSigned({ providerOrderId, paymentId, signature }: Proof): boolean {
    return signature === MemoryProvider.sign(`${providerOrderId}|${paymentId}`);
  }

  readEvent({ body, signature, eventId }: Webhook): ProviderEvent | undefined {
    if (signature !== MemoryProvider.sign(body)) return undefined;
    try {
      const { type, captured } = JSON.parse(body);
      if (typeof type !== 'string') return undefined;
      return { id: eventId ?? `event of ${body}`, type, ...(captured && { captured }) };
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
    const payment = this.#payment(providerOrderId);
    this.#captured.push(payment);
    return { ...payment, signature: MemoryProvider.sign(`${providerOrderId}|${payment.paymentId}`) };
  }

  /** Test control: returns the webhook of a payment of an order, which is captured or has failed. */
  webhook(type: 'payment.captured' | 'payment.failed', providerOrderId: string): Webhook {
    const captured = this.#captured.find((payment) => payment.providerOrderId === providerOrderId);
    const body = JSON.stringify({ type, ...(type === 'payment.captured' && { captured }) });
    return { body, signature: MemoryProvider.sign(body), eventId: `${type} of ${providerOrderId}` };
  }

  /** Test control: returns the provider's signature of a text. */
  static sign(text: string): string {
    return `signature of ${text}`;
  }

  #payment(providerOrderId: string): CapturedPayment {
    const order = this.#orders.get(providerOrderId);
    if (order === undefined) throw new Error(`The provider has no order ${providerOrderId}`);
    this.#payments += 1;
    return { paymentId: `pay_${this.#payments}`, providerOrderId, amount: order.amount };
  }

  #answer(): void {
    if (this.isUnavailable) throw new ProviderUnreachable('The provider does not answer');
  }
}
