import type { CartItem } from '../cart/CartItem.ts';

/** Returns what a receipt shows of a line: without the description, and with one picture instead of several sizes. */
export function receiptLine({ picture: _, ...line }: CartItem): CartItem {
  return { ...line, description: '' };
}
