import { fromRupees } from '../../money/Paise.ts';
import type { PriceBand } from './Filters.ts';

/** The price bands that the listing offers, with their labels. */
export const priceBands: readonly (PriceBand & { readonly label: string })[] = [
  { label: 'Below 200', min: fromRupees(0), max: fromRupees(200) },
  { label: '201-999', min: fromRupees(201), max: fromRupees(999) },
  { label: '1000-1999', min: fromRupees(1000), max: fromRupees(1999) },
  { label: 'Over 2000', min: fromRupees(2000), max: fromRupees(5000) },
];
