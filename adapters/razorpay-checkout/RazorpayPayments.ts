import type { PaymentProof } from '../../core/domain/orders/CheckoutAttempt.ts';
import type { ForTellingTime } from '../../core/storefront/ports/browser/ForTellingTime.ts';
import type {
  ForTakingPayment,
  PaymentEnd,
  PaymentEvents,
  PaymentRequest,
} from '../../core/storefront/ports/orders/ForTakingPayment.ts';
import { checkoutOptions, type RazorpayConfiguration } from './checkoutOptions.ts';
import type { Provider, ProviderPage } from './Provider.ts';
import { failureDescription, paymentProof } from './providerMessages.ts';
import { ScriptLoader } from './ScriptLoader.ts';

/** The payment may have succeeded, but without an id no order can be recorded, so the shopper must be warned. */
const NO_PAYMENT_ID = 'The payment was reported without a payment id. Please check with your bank before paying again';

/** Razorpay's checkout window. */
export class RazorpayPayments implements ForTakingPayment {
  readonly #configuration: RazorpayConfiguration;
  readonly #page: ProviderPage;
  readonly #time: ForTellingTime;
  /** The loader of each script, by URL. */
  readonly #scripts = new Map<string, ScriptLoader>();

  constructor(configuration: RazorpayConfiguration, page: ProviderPage, time: ForTellingTime) {
    this.#configuration = configuration;
    this.#page = page;
    this.#time = time;
  }

  async take(request: PaymentRequest, events: PaymentEvents): Promise<PaymentEnd> {
    try {
      return await this.#open(await this.#scriptOf(request).load(), request, events);
    } catch (error) {
      return unavailable(error instanceof Error ? error.message : 'The payment provider could not be started');
    }
  }

  #scriptOf({ providerOrder }: PaymentRequest): ScriptLoader {
    const url = providerOrder?.scriptUrl ?? this.#configuration.scriptUrl;
    const script = this.#scripts.get(url) ?? new ScriptLoader(url, this.#page, this.#time);
    this.#scripts.set(url, script);
    return script;
  }

  /** Rejects when the provider throws. */
  #open(Razorpay: Provider, request: PaymentRequest, events: PaymentEvents): Promise<PaymentEnd> {
    return new Promise((resolve) => {
      let isClosed = false;
      const close = (end: PaymentEnd) => {
        isClosed = true;
        resolve(end);
      };
      const reported = new Set<string>();
      const reportOnce = (proof: PaymentProof) => {
        if (!reported.has(proof.paymentId)) events.onPaid(proof);
        reported.add(proof.paymentId);
      };
      const callbacks = {
        handler: (message: unknown) => close(paid(message, reportOnce)),
        ondismiss: () => close({ outcome: 'dismissed' }),
      };
      const checkout = new Razorpay(checkoutOptions(this.#configuration, request, callbacks));
      checkout.on('payment.failed', (message) => {
        if (!isClosed) events.onFailedAttempt(failureDescription(message, 'The payment could not be completed'));
      });
      checkout.on('fault.close', (message) => {
        close(unavailable(failureDescription(message, 'The payment provider closed with an error')));
      });
      checkout.open();
    });
  }
}

/** Reports the proof of a payment, also after the window has closed. */
function paid(message: unknown, report: PaymentEvents['onPaid']): PaymentEnd {
  const proof = paymentProof(message);
  if (proof === undefined) return unavailable(NO_PAYMENT_ID);
  report(proof);
  return { outcome: 'paid' };
}

function unavailable(description: string): PaymentEnd {
  return { outcome: 'unavailable', description };
}
