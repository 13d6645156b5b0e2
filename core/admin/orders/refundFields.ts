import { fromRupees, type Paise } from '../../domain/money/Paise.ts';
import type { RefundedPart } from '../ports/ForChangingOrders.ts';

/** A refund, as it is typed: pieces by SKU, or an amount in rupees. */
export type RefundFields = {
  readonly by: 'pieces' | 'amount';
  readonly quantities: Readonly<Record<string, number>>;
  readonly amount: string;
  /** Whether the pieces go back into stock. */
  readonly restock: boolean;
  readonly reason: string;
};

export type RefundErrors = { readonly quantities?: string; readonly amount?: string; readonly reason?: string };

/** Returns what is to go back, or what is wrong with the fields that say it. */
export function refundedPart({
  by,
  quantities,
  amount,
}: Pick<RefundFields, 'by' | 'quantities' | 'amount'>):
  | { readonly what: RefundedPart }
  | { readonly errors: RefundErrors } {
  if (by === 'amount') {
    const paise = paiseOf(amount);
    if (paise !== undefined) return { what: { amount: paise } };
    return { errors: { amount: 'Please enter an amount in rupees, such as 499 or 12.50' } };
  }
  const lines = Object.entries(quantities).flatMap(([sku, quantity]) => (quantity > 0 ? [{ sku, quantity }] : []));
  return lines.length > 0 ? { what: { lines } } : { errors: { quantities: 'Choose at least one piece' } };
}

/** Reads an amount such as `499`, `1,499` or `₹ 12.50`; undefined when it is none, or nothing. */
function paiseOf(text: string): Paise | undefined {
  const digits = text.replace(/[₹,\s]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(digits)) return undefined;
  return fromRupees(Number(digits)) || undefined;
}
