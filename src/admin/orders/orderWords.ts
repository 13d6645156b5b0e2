import type { OrderStatus } from '../../../core/domain/orders/OrderStatus.ts';
import { capitalised } from '../../../core/domain/text/capitalised.ts';

const STATUSES: Readonly<Record<OrderStatus, string>> = {
  'payment-pending': 'Payment pending',
  placed: 'To pack',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

const ENTRIES: Readonly<Record<string, string>> = {
  'refund-requested': 'Refund asked for',
  'refund-processed': 'Refunded',
  'refund-failed': 'Refund failed',
  'return-asked': 'Return asked for',
  'return-received': 'Return arrived',
  'return-exchanged': 'Other size shipped',
};

/** Returns the state of an order in the shopkeeper's words. */
export function statusWord(status: OrderStatus): string {
  return STATUSES[status];
}

/** Returns the kind of a timeline entry or a mail in words, such as `Order shipped`. */
export function kindWord(kind: string): string {
  return ENTRIES[kind] ?? capitalised(kind.replaceAll('-', ' '));
}

/** Returns a count with its unit, such as `2 pieces`. */
export function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
