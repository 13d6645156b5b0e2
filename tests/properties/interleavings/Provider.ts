import { proofOf } from '../../../adapters/memory/memorySignature.ts';
import type {
  ForTakingPayment,
  PaymentEnd,
  PaymentEvents,
  PaymentRequest,
} from '../../../core/storefront/ports/ForTakingPayment.ts';

/** One window of the provider; a payment may succeed even after the window was dismissed. */
export type ProviderWindow = {
  readonly request: PaymentRequest;
  readonly events: PaymentEvents;
  readonly close: (end: PaymentEnd) => void;
  isOpen: boolean;
  paymentId: string | undefined;
};

/** A payment provider whose windows the test operates in any order. */
export class Provider {
  readonly windows: ProviderWindow[] = [];

  /** The provider as one tab sees it; `onTake` inspects each request when its window opens. */
  forTab(onTake: (request: PaymentRequest, open: number) => void): ForTakingPayment {
    const own: ProviderWindow[] = [];
    return {
      take: (request, events) =>
        new Promise((close) => {
          onTake(request, own.filter(({ isOpen }) => isOpen).length);
          const window = { request, events, close, isOpen: true, paymentId: undefined };
          own.push(window);
          this.windows.push(window);
        }),
    };
  }

  /** Pays, at most once for each window and each order of the provider. */
  pay(at: number): void {
    const window = this.windows[at % Math.max(1, this.windows.length)];
    if (window === undefined || window.paymentId !== undefined) return;
    const orderId = window.request.providerOrder?.orderId;
    const isSame = ({ request, paymentId }: ProviderWindow) =>
      paymentId !== undefined && request.providerOrder?.orderId === orderId;
    if (orderId !== undefined && this.windows.some(isSame)) {
      window.events.onFailedAttempt('Payment already done for this order.');
      return;
    }
    window.paymentId = `pay_${this.windows.indexOf(window)}`;
    window.events.onPaid(proofOf(window.paymentId, window.request.providerOrder));
    this.#close(window, { outcome: 'paid' });
  }

  dismiss(at: number): void {
    const window = this.windows[at % Math.max(1, this.windows.length)];
    if (window?.isOpen) this.#close(window, { outcome: 'dismissed' });
  }

  #close(window: ProviderWindow, end: PaymentEnd): void {
    window.isOpen = false;
    window.close(end);
  }
}
