/** Joins words as a sentence lists them: `a`, `a and b`, `a, b and c`. */
export function listText(words: readonly string[], conjunction: 'and' | 'or'): string {
  const [last = '', ...before] = words.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${conjunction} ${last}`;
}
