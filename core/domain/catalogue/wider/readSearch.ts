import { foldText } from '../../text/foldText.ts';
import type { JoinedTexts } from '../../text/JoinedTexts.ts';
import type { Facets, OptionCount } from '../facets/facets.ts';
import { type Filters, noFilters } from '../filters/Filters.ts';
import { suggestionText } from '../search/suggestionText.ts';
import { synonymGroups } from './synonyms.ts';
import { buildVocabulary, type Vocabulary } from './Vocabulary.ts';

/**
 * Returns what a search text may mean where no name holds it, the likeliest first. A name holds each of their search texts; whether it
 * is one of the same people, category and creator is not known here.
 */
export type ReadSearch = (text: string) => readonly Filters[];

/** The names of products in lower case, the values of their facets, and what means the same: see `synonymGroups`. */
export type KnownWords = {
  readonly names: JoinedTexts;
  readonly facets: Pick<Facets, Facet>;
  readonly synonyms: string;
};

/** A word or two of the text: a part of a name, as it is written there, or the values of a facet. */
type Reading =
  | { readonly part: 'search'; readonly words: string }
  | { readonly part: Facet; readonly values: readonly string[] };

const facetNames = ['people', 'categories', 'influencers'] as const;
type Facet = (typeof facetNames)[number];
type Part = { readonly part: 'search' | Facet; readonly vocabulary: Vocabulary };

/** How many words of a text are read. */
const MOST_WORDS = 6;
/** How many values of a facet one word may mean. */
const MOST_VALUES = 8;

/**
 * Reads search texts by these words: first those of names, then for whom a piece is, its category and its creator. A
 * word is also read by its plural or singular, by its synonyms, joined with the next or split in two (`t shirt`, `tshirt`, `T-Shirt`), by
 * its beginning and, from five characters on, with one edit. A word that cannot be read is left out.
 */
export function buildReadSearch({ names: { joined: names }, facets, synonyms }: KnownWords): ReadSearch {
  const groups = synonymGroups(synonyms);
  const parts: readonly Part[] = [
    { part: 'search', vocabulary: buildVocabulary(wordsOf(names), groups) },
    ...facetNames.map((facet) => ({
      part: facet,
      vocabulary: buildVocabulary(valuesOf(facets[facet], facet), groups),
    })),
  ];
  return (text) => {
    const wanted = suggestionText(text.replace(/(\p{L})['’]s\b/gu, '$1s'));
    if (wanted === undefined) return [];
    const words = wanted.split(' ').slice(0, MOST_WORDS);
    return meaningsOf(readWords(parts, names, words), names);
  };
}

function readWords(parts: readonly Part[], names: string, words: readonly string[]): readonly Reading[] {
  const readings: Reading[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    const both = next === '' ? undefined : readWord(parts.slice(0, 1), word + next, ['exact']);
    const reading =
      both ??
      readWord(parts, word, ['exact']) ??
      splitWord(parts, names, word) ??
      readWord(parts, word, ['beginning', 'edited']);
    if (reading !== undefined) readings.push(reading);
    if (both !== undefined) at += 1;
  }
  return readings;
}

function readWord(parts: readonly Part[], word: string, ways: readonly (keyof Vocabulary)[]): Reading | undefined {
  for (const way of ways) {
    for (const { part, vocabulary } of parts) {
      const [first, ...others] = vocabulary[way](word);
      if (first === undefined) continue;
      return part === 'search' ? { part, words: first } : { part, values: [first, ...others].slice(0, MOST_VALUES) };
    }
  }
  return undefined;
}

/** Reads two words that are neighbours in a name, but written as one here. */
function splitWord([names]: readonly Part[], text: string, word: string): Reading | undefined {
  const splits = Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)]);
  const words = splits
    .filter((halves) => halves.every((half) => half !== '' && names?.vocabulary.exact(half).includes(half)))
    .map((halves) => halves.join(' '))
    .find((split) => text.includes(split));
  return words === undefined ? undefined : { part: 'search', words };
}

/** All names' words together in each order, then each by itself, the longest first; at last without what is no word of a name. */
function meaningsOf(readings: readonly Reading[], names: string): readonly Filters[] {
  const words = [...new Set(readings.flatMap((reading) => (reading.part === 'search' ? [reading.words] : [])))];
  const values = readings.flatMap((reading) => (reading.part === 'search' ? [] : [[reading.part, reading.values]]));
  const chosen: Filters = { ...noFilters, ...Object.fromEntries(values) };
  const alone = words.toSorted((one, other) => other.length - one.length);
  const [longest] = alone;
  const together = longest === undefined ? [] : heldBy(names, orders(words), longest);
  const searches = [...new Set([...together, ...alone])];
  if (searches.length === 0) return values.length === 0 ? [] : [chosen];
  const named = (filters: Filters) => searches.map((search) => ({ ...filters, search }));
  return values.length === 0 ? named(noFilters) : [...named(chosen), ...named(noFilters)];
}

/** Returns those of the texts that the names hold, in one pass for all of them: each text has the word. */
function heldBy(names: string, texts: readonly string[], word: string): readonly string[] {
  const held = new Set<string>();
  const places = texts.map((text) => ({ text, offset: text.indexOf(word) }));
  for (let at = names.indexOf(word); at !== -1 && held.size < texts.length; at = names.indexOf(word, at + 1))
    for (const { text, offset } of places) if (names.startsWith(text, at - offset)) held.add(text);
  return texts.filter((text) => held.has(text));
}

/** The words as typed and, up to three, in every other order. */
function orders(words: readonly string[]): readonly string[] {
  return (words.length > 3 ? [words] : permutations(words)).map((order) => order.join(' '));
}

function permutations(words: readonly string[]): readonly (readonly string[])[] {
  if (words.length < 2) return [words];
  return words.flatMap((word, at) => permutations(words.toSpliced(at, 1)).map((others) => [word, ...others]));
}

/** The words of names and, of words with a hyphen or the like, their parts. */
function wordsOf(names: string): readonly (readonly [string, string])[] {
  const written = new Set<string>();
  for (const [word] of names.matchAll(/[^ \n]+/g)) written.add(word);
  const words = new Set<string>();
  for (const word of written) words.add(word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''));
  for (const word of written) for (const part of word.split(/[^\p{L}\p{M}\p{N}]+/u)) words.add(part);
  return [...words].map((word) => [word, word]);
}

function valuesOf(values: readonly OptionCount[], facet: Facet): readonly (readonly [string, string])[] {
  return values.flatMap(({ value }) => {
    const words = facet === 'influencers' ? foldText(value).split(' ') : [];
    return [...new Set([foldText(value), ...words])].map((word) => [word, value] as const);
  });
}
