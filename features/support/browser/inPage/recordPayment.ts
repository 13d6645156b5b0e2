import type { RecordedOptions } from './Recorder.ts';

/** Runs in the page: stands between the shop and the payment stand-in and writes down what the provider is given. */
export function recordPayment(): void {
  type Provider = new (options: RecordedOptions) => object;

  const { recorder } = window;
  let provider: Provider | undefined;
  const recorded = (Given: Provider) =>
    class extends Given {
      constructor(options: RecordedOptions) {
        const handler = (answer: unknown) => {
          options.handler(answer);
          recorder.isPaying = false;
        };
        super({ ...options, handler });
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
