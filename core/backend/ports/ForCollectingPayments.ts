import type { Paise } from '../../domain/money/Paise.ts';

/** An event of the payment provider whose signature is verified. */
export type ProviderEvent = {
  /** The provider's id of the event. A repeated event has the same id. */
  readonly id: string;
  /** The provider's type, such as `payment.captured`. */
  readonly type: string;
  /** The payment that was captured; absent in other events. */
  readonly captured?: CapturedPayment;
};

/** A payment that the provider has captured: the money has moved. */
export type CapturedPayment = {
  readonly paymentId: string;
  readonly providerOrderId: string;
  readonly amount: Paise;
};

/** The payment provider, as the back-end uses it. Calls over the network reject with {@link ProviderUnavailable}, or its {@link ProviderUnreachable}. */
export type ForCollectingPayments = {
  /** The public key of the shop's account, which the browser needs. */
  readonly publicKey: string;
  /** The URL of the script that opens the provider's window in the browser. */
  readonly scriptUrl: string;
  /** Creates the provider's order of a checkout. Resolves with the provider's id of it. `amount` is at least 100 paise. */
  createOrder(order: { readonly amount: Paise; readonly checkoutId: string }): Promise<string>;
  /** Resolves with the captured payment of an order of the provider; undefined when there is none. */
  capturedPayment(providerOrderId: string): Promise<CapturedPayment | undefined>;
  /** Whether the provider signed this payment of this order. */
  isSigned(proof: {
    readonly providerOrderId: string;
    readonly paymentId: string;
    readonly signature: string;
  }): boolean;
  /** Returns the event in the body of a webhook; undefined when the signature is wrong or the body is no event. */
  readEvent(webhook: {
    readonly body: string;
    readonly signature: string | undefined;
    readonly eventId: string | undefined;
  }): ProviderEvent | undefined;
};

/** The provider did not answer, or answered with an error. */
export class ProviderUnavailable extends Error {
  override readonly name: string = 'ProviderUnavailable';
}

/** The provider did not answer, or takes no calls at the moment. Other calls would fail as well. */
export class ProviderUnreachable extends ProviderUnavailable {
  override readonly name = 'ProviderUnreachable';
  /** For how long the provider asks not to be called, in seconds. */
  readonly retryAfterSeconds?: number;
}
