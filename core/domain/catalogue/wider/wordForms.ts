/** Groups of words that mean the same, as `joinedWord` leaves them. */
export type Synonyms = readonly (readonly string[])[];

/** Returns the word, its English singular and plural, and its synonyms; the word first. */
export function wordForms(word: string, groups: Synonyms): readonly string[] {
  const numbers = [word, ...singularsOf(word), ...pluralsOf(word)];
  const synonyms = groups.filter((group) => group.some((one) => numbers.includes(one))).flat();
  return [...new Set([...numbers, ...synonyms])];
}

function singularsOf(word: string): readonly string[] {
  return [
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
  ];
}

function pluralsOf(word: string): readonly string[] {
  return [`${word}s`, `${word}es`, ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : [])];
}
