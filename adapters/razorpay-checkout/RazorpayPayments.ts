import type { ForTakingPayment, PaymentRequest, PaymentResult } from '../../core/storefront/ports/ForTakingPayment.ts';
import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';
import { checkoutOptions } from './checkoutOptions.ts';
import type { Provider, ProviderPage } from './Provider.ts';
import { failureDescription, paymentResult, unavailable } from './providerMessages.ts';
import type { RazorpayConfiguration } from './RazorpayConfiguration.ts';
import { ScriptLoader } from './ScriptLoader.ts';

type FailedAttemptListener = (description: string) => void;

/**
 * Razorpay's checkout window. One at a time: while one is open or on its way, a further request is `unavailable` and opens
 * nothing.
 */
export class RazorpayPayments implements ForTakingPayment {
  readonly #configuration: RazorpayConfiguration;
  readonly #script: ScriptLoader;
  #busy = false;

  constructor(configuration: RazorpayConfiguration, page: ProviderPage, time: ForTellingTime) {
    this.#configuration = configuration;
    this.#script = new ScriptLoader(configuration.scriptUrl, page, time);
  }

  async take(request: PaymentRequest, onFailedAttempt: FailedAttemptListener): Promise<PaymentResult> {
    if (this.#busy) return unavailable('A payment is already open');
    this.#busy = true;
    try {
      return await this.#open(await this.#script.load(), request, onFailedAttempt);
    } catch (error) {
      return unavailable(error instanceof Error ? error.message : 'The payment provider could not be started');
    } finally {
      this.#busy = false;
    }
  }

  #open(Razorpay: Provider, request: PaymentRequest, onFailedAttempt: FailedAttemptListener): Promise<PaymentResult> {
    return new Promise((resolve, reject) => {
      let settled = false;
      const settle = (result: PaymentResult) => {
        settled = true;
        resolve(result);
      };
      const callbacks = {
        handler: (answer: unknown) => settle(paymentResult(answer)),
        ondismiss: () => settle({ outcome: 'dismissed' }),
      };
      try {
        const checkout = new Razorpay(checkoutOptions(this.#configuration, request, callbacks));
        checkout.on('payment.failed', (message) => {
          if (!settled) onFailedAttempt(failureDescription(message, 'The payment could not be completed'));
        });
        checkout.on('fault.close', (message) => {
          settle(unavailable(failureDescription(message, 'The payment provider closed with an error')));
        });
        checkout.open();
      } catch (error) {
        settled = true;
        reject(error);
      }
    });
  }
}
