import { fromRupees, type Paise, toRupees } from '../../../core/domain/money/Paise.ts';

/** Returns an amount in rupees with two decimals, such as `1148.50`. */
export function rupees(amount: Paise): string {
  return toRupees(amount).toFixed(2);
}

/** Reads an amount such as `499` or `12.50`. Throws when the text is none. */
export function readRupees(text: string): Paise {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) throw new Error(`${text} is not an amount in rupees, such as 499 or 12.50`);
  return fromRupees(Number(text));
}
