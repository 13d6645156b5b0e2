import type { Product } from './Product.ts';

/** Which products a search finds: 1 or 0 for each, in catalogue order; undefined when every product is found. */
export type SearchHits = (search: string) => Uint8Array | undefined;

/** Reads the names once, and remembers the last search: most questions change something else. */
export function indexNames(products: readonly Product[]): SearchHits {
  const names = products.map((product) => product.name.toLowerCase());
  // Stryker disable next-line StringLiteral: any other start only means that the first search is not remembered
  let lastWord = '';
  let lastHits = new Uint8Array();
  return (search) => {
    // Stryker disable next-line ConditionalExpression,StringLiteral: every name contains an empty search, this only saves time
    if (search === '') return undefined;
    const word = search.toLowerCase();
    // Stryker disable next-line ConditionalExpression: searching again finds the same, remembering only saves time
    if (word !== lastWord) {
      lastHits = Uint8Array.from(names, (name) => (name.includes(word) ? 1 : 0));
      lastWord = word;
    }
    return lastHits;
  };
}
