import {
  resetFilters,
  searchFor,
  setCategories,
  sortBy,
  togglePriceBand,
  toggleValue,
} from '../../core/domain/catalogue/filters/changeFilters.ts';
import { type Filters, noFilters } from '../../core/domain/catalogue/filters/Filters.ts';
import { priceBands } from '../../core/domain/catalogue/filters/priceBands.ts';

type Step = (filters: Filters) => Filters;

const category =
  (value: string): Step =>
  (filters) =>
    toggleValue(filters, 'categories', value);
const influencer =
  (value: string): Step =>
  (filters) =>
    toggleValue(filters, 'influencers', value);
const size =
  (value: string): Step =>
  (filters) =>
    toggleValue(filters, 'sizes', value);
const search =
  (text: string): Step =>
  (filters) =>
    searchFor(filters, text);
const sort =
  (order: 'lowToHigh' | 'highToLow'): Step =>
  (filters) =>
    sortBy(filters, order);
const bands = priceBands.map(
  (band): Step =>
    (filters) =>
      togglePriceBand(filters, band),
);
const [below200, upTo999, upTo1999] = bands;

/** The filter changes of one shopper, from a category on the home page to a reset and further changes. */
const STEPS: readonly (Step | undefined)[] = [
  (filters) => setCategories(resetFilters(filters), ['clothing']),
  size('M'),
  size('L'),
  upTo999,
  sort('lowToHigh'),
  influencer('@meher.makes'),
  influencer('@kabir.cuts'),
  below200,
  size('M'),
  sort('highToLow'),
  influencer('@meher.makes'),
  category('accessories'),
  category('clothing'),
  search('denim'),
  upTo999,
  size('XL'),
  upTo1999,
  search(''),
  resetFilters,
  influencer('@tara.knits'),
  influencer('@noor.night'),
  size('S'),
  sort('lowToHigh'),
  upTo1999,
];

/** Returns the filters after each step. */
export function shoppersToggles(): readonly Filters[] {
  let filters = noFilters;
  return STEPS.map((step) => {
    filters = step?.(filters) ?? filters;
    return filters;
  });
}
