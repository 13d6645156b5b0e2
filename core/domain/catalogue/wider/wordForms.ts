import { SYNONYMS } from './synonyms.ts';

/** Returns the word, its English singular and plural, and its synonyms; the word first. */
export function wordForms(word: string): readonly string[] {
  const numbers = [word, ...singularsOf(word), ...pluralsOf(word)];
  const synonyms = SYNONYMS.filter((group) => group.some((one) => numbers.includes(one))).flat();
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
