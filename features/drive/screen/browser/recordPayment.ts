import type { RecordedOptions } from '../recording/Recorder.ts';

/** Runs in the page: wraps the payment stand-in and records the options that the shop passes to the provider. */
export function recordPayment(): void {
  type Provider = new (options: RecordedOptions) => object;

  const { recorder } = window;
  let provider: Provider | undefined;
  const recorded = (Given: Provider) =>
    class extends Given {
      constructor(options: RecordedOptions) {
        super(options);
        recorder.paymentOptions = options;
      }
    };
  Object.defineProperty(window, 'Razorpay', {
    configurable: true,
    get: () => provider,
    set: (given: Provider) => {
      provider = recorded(given);
    },
  });
}
