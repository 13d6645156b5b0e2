import type { Paise } from '../../domain/money/Paise.ts';
import type { PaymentProof } from '../checkout/CheckoutAttempt.ts';

/** What the provider is asked to take. */
export type PaymentRequest = {
  readonly amount: Paise;
  readonly currency: 'INR';
  /** What the payment is for, as the provider's window shows it. */
  readonly description: string;
  readonly prefill: {
    readonly name: string;
    readonly email: string;
    /** Digits with an optional leading +; left out when the shopper's phone cannot be one. */
    readonly phone?: string;
  };
  /** The delivery address on one line, at most 254 characters. */
  readonly address: string;
};

export type PaymentEvents = {
  /** An attempt failed, for the provider's reason. The window stays open and the payment may still succeed. */
  onFailedAttempt(description: string): void;
  /** Money has moved. May come at any time, also after the window was dismissed. */
  onPaid(proof: PaymentProof): void;
};

/** How the provider's window closed. */
export type PaymentEnd =
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'dismissed' }
  | { readonly outcome: 'unavailable'; readonly description: string };

/** The card payment provider. */
export type ForTakingPayment = {
  /** Opens the provider's window. Resolves once, when the window has closed, however that happens; never rejects. */
  take(request: PaymentRequest, events: PaymentEvents): Promise<PaymentEnd>;
};
