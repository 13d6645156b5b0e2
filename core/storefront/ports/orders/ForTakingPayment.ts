import type { Paise } from '../../../domain/money/Paise.ts';
import type { PaymentProof, ProviderOrder } from '../../../domain/orders/CheckoutAttempt.ts';

/** The data of one payment. */
export type PaymentRequest = {
  readonly amount: Paise;
  readonly currency: 'INR';
  /** The purpose of the payment, which the provider's window shows. */
  readonly description: string;
  readonly prefill: {
    readonly name: string;
    readonly email: string;
    /** Digits with an optional leading +; absent when the address has no valid phone number. */
    readonly phone?: string;
  };
  /** The delivery address on one line, at most 254 characters. */
  readonly address: string;
  /** The provider's order to pay; absent when the back-end created none. */
  readonly providerOrder?: ProviderOrder;
};

export type PaymentEvents = {
  /** A payment attempt failed; `description` is the provider's. The window stays open and the payment may still succeed. */
  onFailedAttempt(description: string): void;
  /** The payment succeeded. May be called at any time, also after the shopper dismissed the window. */
  onPaid(proof: PaymentProof): void;
};

/** The reason why the provider's window closed. */
export type PaymentEnd =
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'dismissed' }
  | { readonly outcome: 'unavailable'; readonly description: string };

/** The payment provider. */
export type ForTakingPayment = {
  /** Opens the provider's window. Resolves when the window has closed; never rejects. */
  take(request: PaymentRequest, events: PaymentEvents): Promise<PaymentEnd>;
};
