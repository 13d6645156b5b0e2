import type { CheckoutOptions } from '../checkoutOptions.ts';
import type { Provider } from '../Provider.ts';

/** A provider for tests: records the options of each checkout; the test calls the callbacks in any order. */
export class RecordedProvider {
  readonly checkouts: CheckoutOptions[] = [];
  readonly opened: CheckoutOptions[] = [];
  readonly #callbacks = new Map<string, (message: unknown) => void>();
  /** The error that the constructor or `open` throws. */
  troubleAt: { readonly making?: unknown; readonly opening?: unknown } = {};

  /** The constructor for `window.Razorpay`. */
  get Razorpay(): Provider {
    const provider = this;
    return class {
      readonly #options: CheckoutOptions;

      constructor(options: CheckoutOptions) {
        if (provider.troubleAt.making !== undefined) throw provider.troubleAt.making;
        this.#options = options;
        provider.checkouts.push(options);
      }

      on(event: string, callback: (message: unknown) => void): void {
        provider.#callbacks.set(event, callback);
      }

      open(): void {
        if (provider.troubleAt.opening !== undefined) throw provider.troubleAt.opening;
        provider.opened.push(this.#options);
      }
    };
  }

  /** The options of the latest checkout. */
  get options(): CheckoutOptions {
    const options = this.checkouts.at(-1);
    if (options === undefined) throw new Error('No checkout was made');
    return options;
  }

  emit(event: 'payment.failed' | 'fault.close', message: unknown): void {
    const callback = this.#callbacks.get(event);
    if (callback === undefined) throw new Error(`Nobody listens to ${event}`);
    callback(message);
  }
}
