import type {
  ForTakingPayment,
  PaymentEnd,
  PaymentEvents,
  PaymentRequest,
} from '../../core/storefront/ports/ForTakingPayment.ts';

/**
 * Loads the payments adapter when it is made, with the checkout page, so that it is there for the payment whatever the server has by
 * then. After a failed load, the next payment loads it again. When that fails too, calls `whenMissing`.
 */
export class LazyPayments implements ForTakingPayment {
  readonly #load: () => Promise<ForTakingPayment>;
  readonly #whenMissing: () => unknown;
  #payments: Promise<ForTakingPayment | undefined>;

  constructor(load: () => Promise<ForTakingPayment>, whenMissing: () => unknown) {
    this.#load = load;
    this.#whenMissing = whenMissing;
    this.#payments = this.#loaded();
  }

  async take(request: PaymentRequest, events: PaymentEvents): Promise<PaymentEnd> {
    if ((await this.#payments) === undefined) this.#payments = this.#loaded();
    const payments = await this.#payments;
    if (payments !== undefined) return payments.take(request, events);
    this.#whenMissing();
    return { outcome: 'unavailable', description: 'The payment provider could not be reached' };
  }

  #loaded(): Promise<ForTakingPayment | undefined> {
    return this.#load().catch(() => undefined);
  }
}
