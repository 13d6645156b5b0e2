import { formatCount } from '../text/formatCount.ts';
import { PAISE_PER_RUPEE, type Paise } from './Paise.ts';

/** Prints an amount as Indian shops do: `₹1,23,456`, `₹799.20` where there are paise, `-₹20` below zero. */
export function formatMoney(amount: Paise): string {
  const paise = Math.abs(amount) % PAISE_PER_RUPEE;
  const rupees = formatCount((Math.abs(amount) - paise) / PAISE_PER_RUPEE);
  const fraction = paise === 0 ? '' : `.${String(paise).padStart(2, '0')}`;
  return `${amount < 0 ? '-' : ''}₹${rupees}${fraction}`;
}
