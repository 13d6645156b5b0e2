import type { Product } from './Product.ts';

/** Returns 1 or 0 for each product, in catalogue order: whether its name matches. Undefined when every name matches. */
export type SearchNames = (search: string) => Uint8Array | undefined;

/** Converts the names to lower case once and caches the last search, because most queries change another filter. */
export function buildNameIndex(products: readonly Product[]): SearchNames {
  const names = products.map((product) => product.name.toLowerCase());
  // Stryker disable next-line StringLiteral: with any other value the first search is computed, not cached
  let lastSearch = '';
  let lastMatches = new Uint8Array();
  return (search) => {
    // Stryker disable next-line ConditionalExpression,StringLiteral: every name contains an empty search, this only saves time
    if (search === '') return undefined;
    const lowered = search.toLowerCase();
    // Stryker disable next-line ConditionalExpression: a repeated search returns the same, the cache only saves time
    if (lowered !== lastSearch) {
      lastMatches = Uint8Array.from(names, (name) => (name.includes(lowered) ? 1 : 0));
      lastSearch = lowered;
    }
    return lastMatches;
  };
}
