import type { ForCollectingPayments } from '../../../../core/backend/ports/orders/ForCollectingPayments.ts';

/** What the provider sends with a webhook. */
type Webhook = Parameters<ForCollectingPayments['readEvent']>[0];

/** The payment provider, with the test controls that the contract needs. */
export type PaymentProviderSubject = {
  readonly provider: ForCollectingPayments;
  /** Pays an order of the provider, which captures the payment. Resolves with what the browser gets. */
  pay(providerOrderId: string): Promise<{ readonly paymentId: string; readonly signature: string }>;
  /** Pays an order of the provider, which only authorizes the payment. Resolves with what the browser gets. */
  authorize(providerOrderId: string): Promise<{ readonly paymentId: string; readonly signature: string }>;
  /** Captures the authorized payment of an order. */
  capture(providerOrderId: string): Promise<void>;
  /** Lets the authorized payment of an order fail. */
  expire(providerOrderId: string): Promise<void>;
  /** What becomes of the next refunds. */
  setRefunds(outcome: 'processed' | 'pending' | 'failed' | 'insufficient-balance' | 'lost-answer'): void;
  /** Ends all pending refunds. */
  settleRefunds(status: 'processed' | 'failed'): Promise<void>;
  /** Pays an order of the provider with a card that is refused. */
  failToPay(providerOrderId: string): Promise<void>;
  /** Resolves with the webhook that the provider sends of the latest payment of an order. */
  webhookOf(providerOrderId: string): Promise<Webhook>;
  /** Resolves with the latest webhook that the provider sends of a refund, named by the shop's id of it. */
  refundWebhookOf(refundId: string): Promise<Webhook>;
  /** Returns the provider's signature of the body of a webhook. */
  signWebhook(body: string): string;
  /** Makes the provider answer no calls, or answer again. */
  setAvailable(isAvailable: boolean): void;
  /** Makes the provider refuse all calls as too many, and name a time to wait, or answer again. */
  setLimited(isLimited: boolean): void;
  close(): Promise<void>;
};
