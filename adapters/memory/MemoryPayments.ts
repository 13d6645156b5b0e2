import type { ForTakingPayment, PaymentRequest, PaymentResult } from '../../core/storefront/ports/ForTakingPayment.ts';

type Checkout = {
  readonly onFailedAttempt: (description: string) => void;
  readonly settle: (result: PaymentResult) => void;
};

/**
 * A payment provider whose shopper is the test. A checkout stays open until the test says {@link pay}, {@link dismiss} or
 * {@link breakDown}, unless its end was decided beforehand with a `will…` lever; each of those counts for one checkout, in turn.
 */
export class MemoryPayments implements ForTakingPayment {
  readonly #requests: PaymentRequest[] = [];
  readonly #decided: (() => void)[] = [];
  #open: Checkout | undefined;
  #paid = 0;

  take(request: PaymentRequest, onFailedAttempt: (description: string) => void): Promise<PaymentResult> {
    if (this.#open !== undefined) {
      return Promise.resolve({ outcome: 'unavailable', description: 'A payment is already open' });
    }
    this.#requests.push(structuredClone(request));
    return new Promise((settle) => {
      this.#open = { onFailedAttempt, settle };
      this.#decided.shift()?.();
    });
  }

  /** Lever: every request that opened a checkout, oldest first. */
  get requests(): readonly PaymentRequest[] {
    return [...this.#requests];
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Lever: the shopper pays in the open checkout; the payments are named `pay_1`, `pay_2` … */
  pay(): void {
    this.#paid += 1;
    this.#settle({ outcome: 'paid', paymentId: `pay_${this.#paid}` });
  }

  /** Lever: an attempt to pay in the open checkout fails; it stays open. */
  fail(description: string): void {
    this.#opened().onFailedAttempt(description);
  }

  /** Lever: the shopper closes the open checkout without paying. */
  dismiss(): void {
    this.#settle({ outcome: 'dismissed' });
  }

  /** Lever: the open checkout ends by a fault of the provider's. */
  breakDown(description: string): void {
    this.#settle({ outcome: 'unavailable', description });
  }

  willPay(): void {
    this.#decided.push(() => this.pay());
  }

  willFailThenPay(description: string): void {
    this.#decided.push(() => {
      this.fail(description);
      this.pay();
    });
  }

  willDismiss(): void {
    this.#decided.push(() => this.dismiss());
  }

  willBeUnavailable(description: string): void {
    this.#decided.push(() => this.breakDown(description));
  }

  #settle(result: PaymentResult): void {
    const { settle } = this.#opened();
    this.#open = undefined;
    settle(result);
  }

  #opened(): Checkout {
    if (this.#open === undefined) throw new Error('No payment is open');
    return this.#open;
  }
}
