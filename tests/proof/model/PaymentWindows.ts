import type { StandInProvider } from '../../../adapters/razorpay-api/stand-in/StandInProvider.ts';
import type {
  ForTakingPayment,
  PaymentEnd,
  PaymentEvents,
  PaymentRequest,
} from '../../../core/storefront/ports/orders/ForTakingPayment.ts';

/** A payment at the provider. */
export type Captured = { readonly paymentId: string; readonly providerOrderId: string };

/** A payment window in a tab. */
export type PaymentWindow = {
  readonly request: PaymentRequest;
  readonly email: string;
  readonly events: PaymentEvents;
  readonly close: (end: PaymentEnd) => void;
  readonly isTabOpen: () => boolean;
  isOpen: boolean;
};

/** The provider's windows in all tabs, operated by the commands. */
export class PaymentWindows {
  readonly windows: PaymentWindow[] = [];
  /** The payments of windows, captured or not. */
  readonly paid: Captured[] = [];
  readonly #provider: StandInProvider;

  constructor(provider: StandInProvider) {
    this.#provider = provider;
  }

  /** The port of one tab; `email` returns its shopper. Tells `onFault` of a window that must not open. */
  forTab(email: () => string, isTabOpen: () => boolean, onFault: (text: string) => void): ForTakingPayment {
    const own: PaymentWindow[] = [];
    return {
      take: (request, events) =>
        new Promise((close) => {
          if (own.some(({ isOpen }) => isOpen)) onFault('A second payment is open in one tab');
          if (request.prefill.email !== email()) onFault(`A payment of ${request.prefill.email} opens for ${email()}`);
          const window = { request, email: email(), events, close, isTabOpen, isOpen: true };
          own.push(window);
          this.windows.push(window);
        }),
    };
  }

  /** The shopper pays, in a window that is open or one that was dismissed while the bank was asked. */
  pay(at: number): void {
    const window = this.#at(at);
    const providerOrderId = window?.request.providerOrder?.orderId;
    if (window === undefined || providerOrderId === undefined) return;
    if (this.isPaid(providerOrderId)) {
      this.#refuse(window);
      return;
    }
    const proof = this.payOrder(providerOrderId);
    if (!window.isTabOpen()) return;
    window.events.onPaid(proof);
    this.#close(window, { outcome: 'paid' });
  }

  /** The bank declines; the window stays open. */
  decline(at: number): void {
    const window = this.#at(at);
    const providerOrderId = window?.request.providerOrder?.orderId;
    if (window === undefined || providerOrderId === undefined || this.isPaid(providerOrderId)) return;
    this.#provider.fail(providerOrderId);
    if (window.isTabOpen()) window.events.onFailedAttempt('Your payment was declined');
  }

  dismiss(at: number): void {
    const window = this.#at(at);
    if (window?.isOpen && window.isTabOpen()) this.#close(window, { outcome: 'dismissed' });
  }

  /** Pays an order of the provider. Returns the proof. */
  payOrder(providerOrderId: string) {
    const paid = this.#provider.pay(providerOrderId);
    const proof = { paymentId: paid.razorpay_payment_id, providerOrderId, signature: paid.razorpay_signature };
    this.paid.push(proof);
    return proof;
  }

  isPaid(orderId: string): boolean {
    return this.paid.some(({ providerOrderId }) => providerOrderId === orderId);
  }

  /** The provider takes one payment of an order. */
  #refuse({ isOpen, isTabOpen, events }: PaymentWindow): void {
    if (isOpen && isTabOpen()) events.onFailedAttempt('Payment already done for this order.');
  }

  #at(at: number): PaymentWindow | undefined {
    return this.windows[at % Math.max(1, this.windows.length)];
  }

  #close(window: PaymentWindow, end: PaymentEnd): void {
    window.isOpen = false;
    window.close(end);
  }
}
