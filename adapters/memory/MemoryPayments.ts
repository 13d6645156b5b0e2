import type {
  ForTakingPayment,
  PaymentEnd,
  PaymentEvents,
  PaymentRequest,
} from '../../core/storefront/ports/ForTakingPayment.ts';

type Window = { readonly events: PaymentEvents; readonly close: (end: PaymentEnd) => void };

/**
 * A payment provider whose shopper is the test. A window stays open until the test calls {@link pay}, {@link dismiss} or
 * {@link breakDown}, unless {@link willBeUnavailable} decided its end beforehand.
 */
export class MemoryPayments implements ForTakingPayment {
  readonly #requests: PaymentRequest[] = [];
  readonly #windows: Window[] = [];
  readonly #faults: string[] = [];
  #paid = 0;

  take(request: PaymentRequest, events: PaymentEvents): Promise<PaymentEnd> {
    this.#requests.push(structuredClone(request));
    const description = this.#faults.shift();
    if (description !== undefined) return Promise.resolve({ outcome: 'unavailable', description });
    return new Promise((resolve) => {
      const close = (end: PaymentEnd) => {
        this.#windows.splice(this.#windows.indexOf(window), 1);
        resolve(end);
      };
      const window = { events, close };
      this.#windows.push(window);
    });
  }

  /** Lever: every request there was, the oldest first. */
  get requests(): readonly PaymentRequest[] {
    return [...this.#requests];
  }

  get isOpen(): boolean {
    return this.#windows.length > 0;
  }

  /** Lever: the shopper pays in the open window; payments are named `pay_1`, `pay_2` and so on. */
  pay(): void {
    const { events, close } = this.#opened();
    events.onPaid(this.#proof());
    close({ outcome: 'paid' });
  }

  /** Lever: an attempt to pay in the open window fails; it stays open. */
  fail(description: string): void {
    this.#opened().events.onFailedAttempt(description);
  }

  /** Lever: the shopper closes the open window. Returns a function that lets the payment succeed all the same. */
  dismiss(): () => void {
    const { events, close } = this.#opened();
    close({ outcome: 'dismissed' });
    return () => events.onPaid(this.#proof());
  }

  /** Lever: the open window closes by a fault of the provider. */
  breakDown(description: string): void {
    this.#opened().close({ outcome: 'unavailable', description });
  }

  /** Lever: the next window does not open, for this reason. */
  willBeUnavailable(description: string): void {
    this.#faults.push(description);
  }

  #proof() {
    this.#paid += 1;
    return { paymentId: `pay_${this.#paid}` };
  }

  #opened(): Window {
    const window = this.#windows.at(-1);
    if (window === undefined) throw new Error('No payment is open');
    return window;
  }
}
