import type { LetterParts } from './Letter.tsx';

/** The link to an order. */
export function orderLink(orderId: string, shopAddress: string): LetterParts['action'] {
  return { href: `${shopAddress}/profile/orders/${encodeURIComponent(orderId)}`, text: 'See your order' };
}
