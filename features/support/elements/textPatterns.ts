/** A pattern for just these words, whatever signs they hold. */
export function exactly(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}\\s*$`);
}

/** A pattern for anything that begins with these words. */
export function beginningWith(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}(?![\\p{L}\\p{N}])`, 'u');
}

/** A pattern for anything that holds these words somewhere. */
export function holding(words: string): RegExp {
  return new RegExp(escaped(words));
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
