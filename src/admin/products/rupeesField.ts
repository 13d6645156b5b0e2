import { fromRupees, type Paise, toRupees } from '../../../core/domain/money/Paise.ts';

/** Returns an amount as it is typed, such as `1299` or `12.50`; empty for none. */
export function toField(amount: Paise | null): string {
  if (amount === null) return '';
  const rupees = toRupees(amount);
  return Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);
}

/** Reads what was typed, with or without ₹ and commas. Returns null for an empty text, and undefined when it is no amount. */
export function fromField(text: string): Paise | null | undefined {
  const plain = text.replace(/[₹,\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? fromRupees(Number(plain)) : undefined;
}
