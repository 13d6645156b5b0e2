import type { Paise } from '../../../domain/money/Paise.ts';

/** An event of the payment provider whose signature is verified. */
export type ProviderEvent = {
  /** The provider's id of the event. A repeated event has the same id. */
  readonly id: string;
  /** The provider's type, such as `payment.captured`. */
  readonly type: string;
  /** The payment that was captured; absent in other events. */
  readonly captured?: CapturedPayment;
  /** The payment of an event of a payment, as the body of the webhook describes it; absent in other events. */
  readonly payment?: ProviderPayment;
  /** The refund of an event of a refund, as the body of the webhook describes it; absent in other events. */
  readonly refund?: ProviderRefund;
};

/** A payment as the provider reports it. */
export type ProviderPayment = {
  readonly paymentId: string;
  readonly providerOrderId: string;
  readonly amount: Paise;
  /**
   * `authorized`: the bank has agreed and the provider may capture the payment later. `captured`: the money has moved; it stays
   * captured when it is refunded. `failed`: no money moves, or the provider has given it back without capturing it.
   */
  readonly status: 'authorized' | 'captured' | 'failed';
};

/** A refund as the provider reports it. */
export type ProviderRefund = {
  readonly providerRefundId: string;
  readonly paymentId: string;
  /** The shop's id of the refund; absent when the shop did not ask for it. */
  readonly refundId?: string;
  readonly amount: Paise;
  /** `pending` until the bank has answered. The money of a failed refund stays with the shop. */
  readonly status: 'pending' | 'processed' | 'failed';
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
  /**
   * Resolves with the payments of an order of the provider: attempts that failed, and all that are authorized or captured. Rejects
   * when the provider takes longer than `timeoutMs`, which is 10 seconds unless it is given.
   */
  payments(providerOrderId: string, options?: { readonly timeoutMs?: number }): Promise<readonly ProviderPayment[]>;
  /**
   * Gives back money of a captured payment. `amount` is at least 100 paise. `refundId` is the shop's id, at least 10 characters: a
   * repeated call with the same id and amount makes no second refund and resolves with the first. Rejects with {@link RefundRefused}
   * when the provider refuses; after any other rejection the refund may exist.
   */
  refund(refund: {
    readonly refundId: string;
    readonly paymentId: string;
    readonly amount: Paise;
  }): Promise<ProviderRefund>;
  /** Resolves with the refunds of a payment, at most the 100 newest, in no particular order. */
  refunds(paymentId: string): Promise<readonly ProviderRefund[]>;
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

/**
 * The provider refuses a refund. The message is its reason, such as too low a balance of the shop or an amount above what is left of
 * the payment. This call made no refund; an earlier one with the same id may have made one, which `refunds` lists.
 */
export class RefundRefused extends ProviderUnavailable {
  override readonly name = 'RefundRefused';
}

/** The provider did not answer, or takes no calls at the moment. The same call may succeed later. */
export class ProviderUnreachable extends ProviderUnavailable {
  override readonly name = 'ProviderUnreachable';
  /** How long the provider asks to wait before the next call; absent when it does not say. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, options: ErrorOptions & { readonly retryAfterSeconds?: number | undefined } = {}) {
    super(message, options);
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
