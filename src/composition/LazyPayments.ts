import type {
  ForTakingPayment,
  PaymentEnd,
  PaymentEvents,
  PaymentRequest,
} from '../../core/storefront/ports/ForTakingPayment.ts';

/** Loads the payments adapter with the first payment; after a failed load, the next payment loads it again. */
export class LazyPayments implements ForTakingPayment {
  readonly #load: () => Promise<ForTakingPayment>;
  #payments: ForTakingPayment | undefined;

  constructor(load: () => Promise<ForTakingPayment>) {
    this.#load = load;
  }

  async take(request: PaymentRequest, events: PaymentEvents): Promise<PaymentEnd> {
    try {
      this.#payments ??= await this.#load();
    } catch {
      return { outcome: 'unavailable', description: 'The payment provider could not be reached' };
    }
    return this.#payments.take(request, events);
  }
}
