import type { PaymentProof, ProviderOrder } from '../../core/domain/orders/CheckoutAttempt.ts';
import type {
  ForTakingPayment,
  PaymentEnd,
  PaymentEvents,
  PaymentRequest,
} from '../../core/storefront/ports/orders/ForTakingPayment.ts';
import { proofOf } from './memorySignature.ts';

type Window = {
  readonly request: PaymentRequest;
  readonly events: PaymentEvents;
  readonly close: (end: PaymentEnd) => void;
};

/**
 * A payment provider that the test controls. A window stays open until the test calls {@link pay}, {@link dismiss} or
 * {@link breakDown}. After {@link willBeUnavailable} the next window does not open.
 */
export class MemoryPayments implements ForTakingPayment {
  readonly #requests: PaymentRequest[] = [];
  readonly #windows: Window[] = [];
  readonly #faults: string[] = [];
  readonly #payOrder: (order: ProviderOrder) => PaymentProof;
  #paid = 0;

  /** `payOrder` pays an order of a provider; by default it is the provider in memory. */
  constructor(payOrder?: (order: ProviderOrder) => PaymentProof) {
    this.#payOrder = payOrder ?? ((order) => proofOf(this.#nextId(), order));
  }

  take(request: PaymentRequest, events: PaymentEvents): Promise<PaymentEnd> {
    this.#requests.push(structuredClone(request));
    const description = this.#faults.shift();
    if (description !== undefined) return Promise.resolve({ outcome: 'unavailable', description });
    return new Promise((resolve) => {
      const close = (end: PaymentEnd) => {
        this.#windows.splice(this.#windows.indexOf(window), 1);
        resolve(end);
      };
      const window = { request, events, close };
      this.#windows.push(window);
    });
  }

  /** Test control: all requests, the oldest first. */
  get requests(): readonly PaymentRequest[] {
    return [...this.#requests];
  }

  get isOpen(): boolean {
    return this.#windows.length > 0;
  }

  /** Test control: completes the payment in the open window. Payment ids are `pay_1`, `pay_2` and so on. */
  pay(): void {
    const { request, events, close } = this.#openWindow();
    events.onPaid(this.#proof(request));
    close({ outcome: 'paid' });
  }

  /** Test control: reports a failed attempt. The window stays open. */
  fail(description: string): void {
    this.#openWindow().events.onFailedAttempt(description);
  }

  /** Test control: dismisses the open window. Returns a function that makes the payment succeed late. */
  dismiss(): () => void {
    const { request, events, close } = this.#openWindow();
    close({ outcome: 'dismissed' });
    return () => events.onPaid(this.#proof(request));
  }

  /** Test control: closes the open window with an error of the provider. */
  breakDown(description: string): void {
    this.#openWindow().close({ outcome: 'unavailable', description });
  }

  /** Test control: makes the next payment unavailable with this description. */
  willBeUnavailable(description: string): void {
    this.#faults.push(description);
  }

  #proof({ providerOrder }: PaymentRequest): PaymentProof {
    return providerOrder === undefined ? proofOf(this.#nextId(), undefined) : this.#payOrder(providerOrder);
  }

  #nextId(): string {
    this.#paid += 1;
    return `pay_${this.#paid}`;
  }

  #openWindow(): Window {
    const window = this.#windows.at(-1);
    if (window === undefined) throw new Error('No payment is open');
    return window;
  }
}
