import { list } from '../tables.ts';

const parameters: Readonly<Record<string, string>> = {
  search: 'q',
  categories: 'category',
  creators: 'creator',
  sizes: 'size',
  people: 'for',
  prices: 'price',
  order: 'sort',
};

const values: Readonly<Record<string, string>> = {
  'Below 200': '0-200',
  'low to high': 'lowToHigh',
  'high to low': 'highToLow',
};

/** Returns the listing's address with these choices; a choice that is empty is left out, an unknown one is kept. */
export function listingAddress(choices: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const [name, chosen] of Object.entries(choices)) {
    for (const value of chosen === '' ? [] : list(chosen))
      query.append(parameters[name] ?? name, values[value] ?? value);
  }
  return `/product-listing?${query}`;
}
