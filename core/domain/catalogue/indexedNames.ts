import type { Product } from './Product.ts';

/** Which products a search finds: 1 or 0 for each, in catalogue order; undefined when every product is found. */
export type SearchHits = (search: string) => Uint8Array | undefined;

/** Reads the names once, and remembers the last search: most questions change something else. */
export function indexNames(products: readonly Product[]): SearchHits {
  const names = products.map((product) => product.name.toLowerCase());
  let lastWord = '';
  let lastHits = new Uint8Array();
  return (search) => {
    if (search === '') return undefined;
    const word = search.toLowerCase();
    if (word !== lastWord) {
      lastHits = Uint8Array.from(names, (name) => (name.includes(word) ? 1 : 0));
      lastWord = word;
    }
    return lastHits;
  };
}
