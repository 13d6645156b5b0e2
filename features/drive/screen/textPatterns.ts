/** A pattern for exactly this text, with its special characters escaped. */
export function exactly(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}\\s*$`);
}

/** A pattern for a text that begins with this one. */
export function beginningWith(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}(?![\\p{L}\\p{N}])`, 'u');
}

/** A pattern for a text that contains this one, in upper or lower case. */
export function holding(words: string): RegExp {
  return new RegExp(escaped(words), 'i');
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
