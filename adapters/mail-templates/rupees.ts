import { type Paise, toRupees } from '../../core/domain/money/Paise.ts';

const amounts = new Intl.NumberFormat('en-IN', {
  ...{ style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' },
});

/** Returns an amount as a shopper reads it: `₹1,398`, or `₹12.50`. */
export function rupees(amount: Paise): string {
  return amounts.format(toRupees(amount));
}
