import type { ForCollectingPayments } from '../../../core/backend/ports/ForCollectingPayments.ts';

/** What the provider sends with a webhook. */
type Webhook = Parameters<ForCollectingPayments['readEvent']>[0];

/** The payment provider, with the test controls that the contract needs. */
export type PaymentProviderSubject = {
  readonly provider: ForCollectingPayments;
  /** Pays an order of the provider, which captures the payment. Resolves with what the browser gets. */
  pay(providerOrderId: string): Promise<{ readonly paymentId: string; readonly signature: string }>;
  /** Pays an order of the provider with a card that is refused. */
  failToPay(providerOrderId: string): Promise<void>;
  /** Resolves with the webhook that the provider sends of the latest payment of an order. */
  webhookOf(providerOrderId: string): Promise<Webhook>;
  /** Returns the provider's signature of the body of a webhook. */
  signWebhook(body: string): string;
  /** Makes the provider answer no calls, or answer again. */
  setAvailable(isAvailable: boolean): void;
  close(): Promise<void>;
};
