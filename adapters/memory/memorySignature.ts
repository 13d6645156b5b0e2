import type { PaymentProof, ProviderOrder } from '../../core/domain/orders/CheckoutAttempt.ts';

/** Returns the in-memory provider's proof of a payment; signed when it paid an order of the provider. */
export function proofOf(paymentId: string, order: ProviderOrder | undefined): PaymentProof {
  if (order === undefined) return { paymentId };
  return { paymentId, providerOrderId: order.orderId, signature: signatureOf(paymentId, order) };
}

/** Whether the in-memory provider has signed this payment of this order. */
export function isSigned({ paymentId, signature }: PaymentProof, order: ProviderOrder | undefined): boolean {
  return order !== undefined && signature === signatureOf(paymentId, order);
}

function signatureOf(paymentId: string, { orderId }: ProviderOrder): string {
  return `signature of ${orderId} and ${paymentId}`;
}
