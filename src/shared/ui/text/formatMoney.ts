import { type Paise, toRupees } from '../../../../core/domain/money/Paise.ts';

const wholeRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** Prints an amount as Indian shops do: ₹1,23,456, and ₹799.20 where there are paise. */
export function formatMoney(amount: Paise): string {
  const format = amount % 100 === 0 ? wholeRupees : withPaise;
  return format.format(toRupees(amount));
}
