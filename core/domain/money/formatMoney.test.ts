import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from '../text/formatCount.ts';
import { formatMoney } from './formatMoney.ts';
import { toRupees } from './Paise.ts';

const wholeNumber = fc.integer({ min: -1e13, max: 1e13 });

test.each([
  [0, '₹0'],
  [5, '₹0.05'],
  [79_920, '₹799.20'],
  [100_000_000, '₹10,00,000'],
  [-2000, '-₹20'],
])('%i paise are %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

test('amounts and counts are printed as Intl.NumberFormat prints them', () => {
  const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
  const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  const counts = new Intl.NumberFormat('en-IN');
  fc.assert(
    fc.property(wholeNumber, (number) => {
      expect(formatMoney(number)).toBe((number % 100 === 0 ? whole : withPaise).format(toRupees(number)));
      expect(formatMoney(number * 100)).toBe(whole.format(number));
      expect(formatCount(number)).toBe(counts.format(number));
    }),
  );
});
