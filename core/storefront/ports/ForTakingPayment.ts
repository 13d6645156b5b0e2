import type { Paise } from '../../domain/money/Paise.ts';

/** What the provider is asked to take. */
export type PaymentRequest = {
  readonly amount: Paise;
  readonly currency: 'INR';
  /** What the payment is for, as the provider's window says it. */
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

export type PaymentResult =
  | { readonly outcome: 'paid'; readonly paymentId: string }
  | { readonly outcome: 'dismissed' }
  | { readonly outcome: 'unavailable'; readonly description: string };

/** The card payment provider. */
export type ForTakingPayment = {
  /**
   * Opens the provider's checkout and settles once, however it ends; never rejects. Each failed attempt on the way is told
   * with the provider's description: the window stays open and the payment may still succeed.
   */
  take(request: PaymentRequest, onFailedAttempt: (description: string) => void): Promise<PaymentResult>;
};
