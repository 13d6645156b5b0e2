import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the provider's signature of a text: HMAC-SHA256, hexadecimal. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares a signature in constant time. */
export function isSignatureOf(text: string, secret: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(text, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The text that the provider signs for a payment of an order. */
export function paymentText(providerOrderId: string, paymentId: string): string {
  return `${providerOrderId}|${paymentId}`;
}
