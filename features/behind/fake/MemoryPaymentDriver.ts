import type { MemoryPayments } from '../../../adapters/memory/MemoryPayments.ts';
import type { PaymentRequest } from '../../../core/storefront/ports/orders/ForTakingPayment.ts';
import type { PaymentDriver, PaymentFacts } from '../../drive/contracts/PaymentDriver.ts';

/** The reason that the stand-in of the provider returns. */
const REFUSAL = 'Your payment was declined by the simulated bank';

/** Operates the in-memory payment provider. */
export class MemoryPaymentDriver implements PaymentDriver {
  readonly #payments: MemoryPayments;
  #succeed: (() => void) | undefined;

  constructor(payments: MemoryPayments) {
    this.#payments = payments;
  }

  async isOpen(): Promise<boolean> {
    return this.#payments.isOpen;
  }

  async facts(): Promise<PaymentFacts> {
    const { amount, currency, prefill } = this.#request;
    return {
      'amount in paise': String(amount),
      currency,
      name: prefill.name,
      'e-mail': prefill.email,
      phone: prefill.phone ?? 'none',
    };
  }

  async addressNote(): Promise<string> {
    return this.#request.address;
  }

  async pay(): Promise<void> {
    this.#payments.pay();
  }

  async refuseCard(): Promise<void> {
    this.#payments.fail(REFUSAL);
  }

  async cancel(): Promise<void> {
    this.#succeed = this.#payments.dismiss();
  }

  async succeedAfterCancel(): Promise<void> {
    if (this.#succeed === undefined) throw new Error('No payment was cancelled');
    this.#succeed();
  }

  cannotBeReached(): void {
    this.#payments.willBeUnavailable('The payment provider could not be reached');
  }

  /** Does nothing: only the next payment fails. */
  canBeReached(): void {}

  get #request(): PaymentRequest {
    const request = this.#payments.requests.at(-1);
    if (request === undefined) throw new Error('No payment was asked for');
    return request;
  }
}
